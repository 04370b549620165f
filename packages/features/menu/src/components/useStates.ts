import { useIntl } from 'react-intl';
import { commonWords as words } from '../messages/common.ts';

/** The two states that a row can be switched to. */
export function useStates() {
  const { formatMessage } = useIntl();
  return [
    { value: 'active', label: formatMessage(words.active) },
    { value: 'inactive', label: formatMessage(words.inactive) },
  ];
}
