import { MoneyField as KitMoneyField, type MoneyFieldProps as KitProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { numberMessages as messages } from '../messages/number.ts';

export type MoneyFieldProps = Omit<KitProps, 'invalidMessage'>;

/** The kit's `MoneyField` with its message in the reader's language. */
export function MoneyField(props: MoneyFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <KitMoneyField
      {...props}
      invalidMessage={(example) => formatMessage(messages.amount, { example })}
    />
  );
}
