import { limitsOf } from '@servery/api';
import { registerInSteps } from '@servery/api/template';
import { TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { stepsMessages as messages } from '../messages/steps.ts';
import type { StepProps } from './AccountStep.tsx';
import { Pairs } from './Pairs.tsx';

/** Step that asks for name, phone number and address. */
export function PersonalStep({ field }: StepProps) {
  const { formatMessage } = useIntl();
  return (
    <Pairs>
      <TextField
        {...field('first_name')}
        label={formatMessage(messages.firstName)}
        autoComplete="given-name"
        {...limitsOf(registerInSteps.body, 'first_name')}
      />
      <TextField
        {...field('last_name')}
        label={formatMessage(messages.lastName)}
        autoComplete="family-name"
        {...limitsOf(registerInSteps.body, 'last_name')}
      />
      <TextField
        {...field('phone')}
        label={formatMessage(messages.phone)}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={24}
      />
      <TextField
        {...field('street')}
        label={formatMessage(messages.street)}
        autoComplete="street-address"
        {...limitsOf(registerInSteps.body, 'street')}
      />
      <TextField
        {...field('postcode')}
        label={formatMessage(messages.postcode)}
        autoComplete="postal-code"
        {...limitsOf(registerInSteps.body, 'postcode')}
      />
      <TextField
        {...field('city')}
        label={formatMessage(messages.city)}
        autoComplete="address-level2"
        {...limitsOf(registerInSteps.body, 'city')}
      />
    </Pairs>
  );
}
