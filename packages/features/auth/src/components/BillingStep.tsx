import { authPlans } from '@servery/api/template';
import { ChoiceCard, RadioCards, Stack, Text, TextField } from '@servery/ui';
import { cardBrand, cardMask, MaskedField, patternMask } from '@servery/ui/mask';
import { useIntl } from 'react-intl';
import { stepsWords as words } from '../messages/steps.ts';
import { costs } from '../rules/plans.ts';
import type { StepValues } from '../screens/steps.ts';
import type { StepProps } from './AccountStep.tsx';
import { Pairs } from './Pairs.tsx';
import { StepsSummary } from './StepsSummary.tsx';
import { usePrice } from './usePrice.ts';

const expiresMask = patternMask('##/##');
const codeMask = patternMask('####');
const notes = {
  starter: words.starterNote,
  service: words.serviceNote,
  chain: words.chainNote,
} as const;

export interface BillingStepProps extends StepProps {
  values: StepValues;
}

/** Asks for a plan and a card, and says what will happen. */
export function BillingStep({ field, values }: BillingStepProps) {
  const { formatMessage } = useIntl();
  const price = usePrice();
  return (
    <Stack gap="xl">
      <RadioCards
        {...field('plan')}
        label={formatMessage(words.plan)}
        hint={formatMessage(words.monthly)}
      >
        {authPlans.map((plan) => (
          <ChoiceCard
            key={plan}
            value={plan}
            description={formatMessage(notes[plan])}
            price={costs(plan) ? price(plan) : formatMessage(words.free)}
          >
            {formatMessage(words[plan])}
          </ChoiceCard>
        ))}
      </RadioCards>
      {costs(values.plan) ? (
        <Pairs>
          <MaskedField
            {...field('card.number')}
            label={formatMessage(words.cardNumber)}
            mask={cardMask}
            autoComplete="cc-number"
            suffix={(number: string) => cardBrand(number)}
          />
          <TextField
            {...field('card.holder')}
            label={formatMessage(words.cardName)}
            autoComplete="cc-name"
            maxLength={100}
          />
          <MaskedField
            {...field('card.expires')}
            label={formatMessage(words.expires)}
            description={formatMessage(words.expiresHelp)}
            mask={expiresMask}
            autoComplete="cc-exp"
          />
          <MaskedField
            {...field('card.code')}
            label={formatMessage(words.cvc)}
            description={formatMessage(words.cvcHelp)}
            mask={codeMask}
            autoComplete="cc-csc"
          />
        </Pairs>
      ) : (
        <Text as="p" tone="muted">
          {formatMessage(words.noCard)}
        </Text>
      )}
      <StepsSummary values={values} />
    </Stack>
  );
}
