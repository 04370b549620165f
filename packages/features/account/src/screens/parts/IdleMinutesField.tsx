import { NumberField, type NumberFieldProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { sharedMessages as messages } from '../../messages/sharedDevices.ts';

type IdleMinutesFieldProps = Pick<
  NumberFieldProps,
  'value' | 'onChange' | 'minValue' | 'maxValue' | 'errorMessage'
>;

/** Field for the minutes without use after which a counter locks. */
export function IdleMinutesField(props: IdleMinutesFieldProps) {
  const { formatMessage } = useIntl();
  const wrong = formatMessage(messages.lockAfterWrong);
  return (
    <NumberField
      label={formatMessage(messages.lockAfter)}
      description={formatMessage(messages.lockAfterHelp)}
      suffix={formatMessage(messages.minutes)}
      decrementLabel={formatMessage(messages.lockSooner)}
      incrementLabel={formatMessage(messages.lockLater)}
      invalidMessage={() => wrong}
      limitMessage={() => wrong}
      {...props}
    />
  );
}
