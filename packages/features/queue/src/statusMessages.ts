import type { QueueEntryStatus } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { boardMessages as messages } from './messages/board.ts';

/** The message of each status of a queue entry. */
export const statusMessages: Readonly<Record<QueueEntryStatus, MessageDescriptor>> = {
  waiting: messages.statusWaiting,
  called: messages.statusCalled,
  arrived: messages.statusArrived,
  served: messages.statusServed,
  no_show: messages.statusNoShow,
  left: messages.statusLeft,
  removed: messages.statusRemoved,
};
