import { NumberField as KitNumberField, type NumberFieldProps as KitProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { numberMessages as messages } from '../messages/number.ts';

export type NumberFieldProps = Omit<KitProps, 'invalidMessage' | 'limitMessage'>;

/** The kit's `NumberField` with its messages in the reader's language. */
export function NumberField(props: NumberFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <KitNumberField
      {...props}
      invalidMessage={(example) => formatMessage(messages.number, { example })}
      limitMessage={({ min, max }) =>
        formatMessage(messages.limits, {
          limits: min === undefined ? 'most' : max === undefined ? 'least' : 'both',
          min,
          max,
        })
      }
    />
  );
}
