import type { OrderMethod } from '@servery/api';
import { useIntl } from 'react-intl';
import { methodMessages } from '../messages/options.ts';

/** Returns a function that lists the names of order methods: "Pickup and Delivery". */
export function useMethodNames() {
  const { formatList, formatMessage } = useIntl();
  return (methods: readonly OrderMethod[]): string =>
    formatList(methods.map((method) => formatMessage(methodMessages[method])));
}
