import { useIntl } from 'react-intl';
import { whys } from '../messages/whys.ts';

const known = new Map(Object.values(whys).map((words) => [words.defaultMessage, words]));

/** A kept reason as it is read: a picked one in the reader's language, a typed one as it was typed. */
export function useReasonText() {
  const { formatMessage } = useIntl();
  return (reason: string): string => {
    const words = known.get(reason);
    return words ? formatMessage(words) : reason;
  };
}
