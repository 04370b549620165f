import { invalid } from '@servery/api';
import { saveUserCard, type UserCard } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { Checkbox, FormDrawer, TextField, toast } from '@servery/ui';
import { cardBrand, cardMask, isCardNumber, MaskedField, patternMask } from '@servery/ui/mask';
import { useIntl } from 'react-intl';
import { useBillingChanges } from '../../hooks/useAccount.ts';
import { useRequiredHint } from '../../hooks/useRequiredHint.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import { billingViewMessages as messages, cardErrorMessages } from '../../messages/billing.ts';
import { brandName } from './brandName.ts';

interface CardFormProps {
  id: number;
  /** The card to edit; null adds one. */
  card: UserCard | null;
  onClose: () => void;
}

/** The value keeps the slash, which is part of the expiry date. */
const expiresMask = { ...patternMask('##/##'), read: (text: string) => text };
const brandOf = (number: string) => brandName(cardBrand(number));

/** The form that adds a card, with its brand, or edits one. */
export function CardForm({ id, card, onClose }: CardFormProps) {
  const { formatMessage } = useIntl();
  const { saveCard } = useBillingChanges();
  const hinted = useRequiredHint();
  const form = useEndpointForm(saveUserCard, {
    defaults: {
      card: {
        number: '',
        holder: card?.holder ?? '',
        expires: card?.expires ?? '',
        isPrimary: card?.isPrimary ?? false,
      },
    },
    toInput: ({ card: { number, ...fields } }) => ({
      body: {
        id,
        cardId: card?.id ?? null,
        card: card
          ? { ...fields, brand: card.brand }
          : { ...fields, ...(number && { number }), brand: cardBrand(number) ?? '' },
      },
    }),
    send: async (input) => {
      const { number } = input.body.card;
      if (number !== undefined && !isCardNumber(number))
        throw invalid('card.number', 'check', 'The check digit is wrong.');
      await saveCard(input);
      toast.success({ title: formatMessage(messages.saved) });
      onClose();
    },
    explain: useUserProblem(),
    messages: cardErrorMessages,
  });
  return (
    <FormDrawer
      title={formatMessage(card ? messages.editCard : messages.addCard)}
      action={formatMessage(card ? messages.save : messages.addCard)}
      {...form.drawer}
      onClose={onClose}
    >
      {!card && (
        <MaskedField
          label={formatMessage(messages.number)}
          mask={cardMask}
          autoComplete="off"
          suffix={brandOf}
          {...hinted({ ...form.field('card.number'), isRequired: true })}
        />
      )}
      <TextField
        label={formatMessage(messages.holder)}
        autoComplete="off"
        {...hinted(form.field('card.holder'))}
      />
      <MaskedField
        label={formatMessage(messages.expires)}
        description={formatMessage(messages.expiresText)}
        mask={expiresMask}
        autoComplete="off"
        {...hinted(form.field('card.expires'))}
      />
      <Checkbox {...form.toggle('card.isPrimary')}>{formatMessage(messages.isPrimary)}</Checkbox>
    </FormDrawer>
  );
}
