import type { FormFieldProps } from '@servery/screens/form';
import { cardMessages as messages } from '@servery/screens/messages';
import { FormFields, TextField } from '@servery/ui';
import { cardBrand, cardMask, MaskedField, patternMask, type CardBrand } from '@servery/ui/mask';
import { useIntl } from 'react-intl';

interface CardFieldsProps {
  /** Returns the props of a field of the card. */
  field: (name: 'number' | 'holder' | 'expires' | 'code') => FormFieldProps<string>;
}

const expiresMask = patternMask('##/##');
const codeMask = patternMask('####');
const brands: Readonly<Record<CardBrand, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  visa: 'Visa',
};
const brandOf = (number: string) => {
  const brand = cardBrand(number);
  return brand && brands[brand];
};

/** The fields of a payment card. Its brand is shown while its number is entered. */
export function CardFields({ field }: CardFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <FormFields>
      <MaskedField
        label={formatMessage(messages.number)}
        mask={cardMask}
        suffix={brandOf}
        {...field('number')}
      />
      <TextField
        label={formatMessage(messages.holder)}
        autoComplete="cc-name"
        {...field('holder')}
      />
      <MaskedField
        label={formatMessage(messages.expires)}
        description={formatMessage(messages.expiresHelp)}
        mask={expiresMask}
        inputMode="numeric"
        autoComplete="cc-exp"
        {...field('expires')}
      />
      <MaskedField
        label={formatMessage(messages.code)}
        description={formatMessage(messages.codeHelp)}
        mask={codeMask}
        inputMode="numeric"
        autoComplete="cc-csc"
        {...field('code')}
      />
    </FormFields>
  );
}
