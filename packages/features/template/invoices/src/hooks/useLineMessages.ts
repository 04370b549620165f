import type { RepeaterLabels } from '@servery/ui';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from '../messages/editor.ts';

/** Returns the texts that the list of lines has instead of the kit's own. */
export function useLineMessages(): Partial<RepeaterLabels> {
  const { formatMessage } = useIntl();
  return {
    add: formatMessage(messages.addLine),
    empty: formatMessage(messages.linesEmpty),
    full: formatMessage(messages.linesFull),
  };
}
