import { limitsOf } from '@servery/api';
import { authPlans, registerInSteps } from '@servery/api/template';
import { ChoiceCard, RadioCards, Stack, Text, TextField } from '@servery/ui';
import { cardBrand, cardMask, MaskedField, patternMask } from '@servery/ui/mask';
import { useIntl } from 'react-intl';
import { stepsMessages as messages } from '../messages/steps.ts';
import { costs } from '../rules/plans.ts';
import type { StepValues } from '../screens/steps.ts';
import type { StepProps } from './AccountStep.tsx';
import { Pairs } from './Pairs.tsx';
import { StepsSummary } from './StepsSummary.tsx';
import { usePrice } from './usePrice.ts';

const expiresMask = patternMask('##/##');
const codeMask = patternMask('####');
const notes = {
  starter: messages.starterNote,
  service: messages.serviceNote,
  chain: messages.chainNote,
} as const;

export interface BillingStepProps extends StepProps {
  values: StepValues;
}

/** Step that asks for a plan and a card, with a summary of the charges. */
export function BillingStep({ field, values }: BillingStepProps) {
  const { formatMessage } = useIntl();
  const price = usePrice();
  return (
    <Stack gap="xl">
      <RadioCards
        {...field('plan')}
        label={formatMessage(messages.plan)}
        hint={formatMessage(messages.monthly)}
      >
        {authPlans.map((plan) => (
          <ChoiceCard
            key={plan}
            value={plan}
            description={formatMessage(notes[plan])}
            price={costs(plan) ? price(plan) : formatMessage(messages.free)}
          >
            {formatMessage(messages[plan])}
          </ChoiceCard>
        ))}
      </RadioCards>
      {costs(values.plan) ? (
        <Pairs>
          <MaskedField
            {...field('card.number')}
            label={formatMessage(messages.cardNumber)}
            mask={cardMask}
            autoComplete="cc-number"
            suffix={(number: string) => cardBrand(number)}
          />
          <TextField
            {...field('card.holder')}
            label={formatMessage(messages.cardName)}
            autoComplete="cc-name"
            {...limitsOf(registerInSteps.body, 'card', 'holder')}
          />
          <MaskedField
            {...field('card.expires')}
            label={formatMessage(messages.expires)}
            description={formatMessage(messages.expiresHelp)}
            mask={expiresMask}
            autoComplete="cc-exp"
          />
          <MaskedField
            {...field('card.code')}
            label={formatMessage(messages.cvc)}
            description={formatMessage(messages.cvcHelp)}
            mask={codeMask}
            autoComplete="cc-csc"
          />
        </Pairs>
      ) : (
        <Text as="p" tone="muted">
          {formatMessage(messages.noCard)}
        </Text>
      )}
      <StepsSummary values={values} />
    </Stack>
  );
}
