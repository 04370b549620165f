import { TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { stepsWords as words } from '../messages/steps.ts';
import type { StepProps } from './AccountStep.tsx';
import { Pairs } from './Pairs.tsx';

/** Asks who somebody is and where. */
export function PersonalStep({ field }: StepProps) {
  const { formatMessage } = useIntl();
  return (
    <Pairs>
      <TextField
        {...field('first_name')}
        label={formatMessage(words.firstName)}
        autoComplete="given-name"
        maxLength={60}
      />
      <TextField
        {...field('last_name')}
        label={formatMessage(words.lastName)}
        autoComplete="family-name"
        maxLength={60}
      />
      <TextField
        {...field('phone')}
        label={formatMessage(words.phone)}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={24}
      />
      <TextField
        {...field('street')}
        label={formatMessage(words.street)}
        autoComplete="street-address"
        maxLength={120}
      />
      <TextField
        {...field('postcode')}
        label={formatMessage(words.postcode)}
        autoComplete="postal-code"
        maxLength={12}
      />
      <TextField
        {...field('city')}
        label={formatMessage(words.city)}
        autoComplete="address-level2"
        maxLength={80}
      />
    </Pairs>
  );
}
