import type { RepeaterLabels } from '@servery/ui';
import { useIntl } from 'react-intl';
import { lineMessages as messages } from '../messages/form.ts';

/** Returns the texts that the lines of an order have instead of the kit's own. */
export function useLineMessages(): Partial<RepeaterLabels> {
  const { formatMessage } = useIntl();
  return { add: formatMessage(messages.add), empty: formatMessage(messages.empty) };
}
