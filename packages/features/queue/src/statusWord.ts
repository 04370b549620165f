import type { QueueEntryStatus } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { boardWords as words } from './messages/board.ts';

/** How somebody in a queue stands, in a word. */
export const statusWord: Readonly<Record<QueueEntryStatus, MessageDescriptor>> = {
  waiting: words.statusWaiting,
  called: words.statusCalled,
  arrived: words.statusArrived,
  served: words.statusServed,
  no_show: words.statusNoShow,
  left: words.statusLeft,
  removed: words.statusRemoved,
};
