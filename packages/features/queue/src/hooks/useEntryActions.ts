import {
  callQueueEntry,
  changeQueueEntry,
  removeQueueEntry,
  serveDirectQueue,
  serveQueue,
  swapQueueEntry,
  type QueueEntry,
} from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Action } from '../actions.ts';
import { actMessages as messages } from '../messages/act.ts';
import { commonMessages } from '../messages/common.ts';
import { statusMessages } from '../statusMessages.ts';
import { useProblemText } from './useProblemText.ts';
import { useQueueAction } from './useQueueAction.ts';

/** An action that needs no further input. */
type Sent = Exclude<Action, 'seat'>;

const on = ({ id, version }: QueueEntry) => ({ entry_id: id, version });

/**
 * Returns a function that shows a toast for a completed action, with an undo for 10 seconds if
 * possible.
 */
export function useDone() {
  const { formatMessage } = useIntl();
  const { trigger: turn } = useQueueAction(changeQueueEntry);
  const attempt = useErrorToast(useProblemText());
  return (entry: QueueEntry): void => {
    const { id, version, number, status, undo_until } = entry;
    toast.success({
      title: formatMessage(messages.done, { number, state: formatMessage(statusMessages[status]) }),
      ...(undo_until && {
        action: {
          label: formatMessage(commonMessages.undo),
          onPress: () =>
            void attempt(() => turn({ params: { id }, body: { version, action: 'undo' } })),
        },
      }),
    });
  };
}

/** Returns functions that run actions on entries, each with an undo if possible. */
export function useEntryActions() {
  const { formatMessage } = useIntl();
  const { trigger: call } = useQueueAction(callQueueEntry);
  const { trigger: remove } = useQueueAction(removeQueueEntry);
  const { trigger: direct } = useQueueAction(serveDirectQueue);
  const { trigger: serve } = useQueueAction(serveQueue);
  const { trigger: swap } = useQueueAction(swapQueueEntry);
  const { trigger: turn } = useQueueAction(changeQueueEntry);
  const attempt = useErrorToast(useProblemText());
  const done = useDone();

  const send = (action: Sent, entry: QueueEntry, reason: string): Promise<QueueEntry> => {
    const { id, version } = entry;
    switch (action) {
      case 'call':
      case 'again':
        return call({ body: on(entry) });
      case 'arrive':
      case 'rejoin':
        return turn({ params: { id }, body: { version, action } });
      case 'serve':
        return serve({ body: on(entry) });
      case 'direct':
        return direct({ body: { ...on(entry), reason } });
      case 'remove':
        return remove({ body: { how: 'removed', ...on(entry), reason } });
      case 'left':
        return remove({ body: { how: 'left', ...on(entry) } });
      case 'noShow':
        return remove({ body: { how: 'no_show', ...on(entry) } });
    }
  };
  return {
    /** Runs the action; throws a `Problem` on failure, for a form to show. */
    run: async (action: Sent, entry: QueueEntry, reason = ''): Promise<void> =>
      done(await send(action, entry, reason)),
    /** Runs the action; shows a toast on failure. */
    action: (action: Sent, entry: QueueEntry): Promise<boolean> =>
      attempt(async () => done(await send(action, entry, ''))),
    swap: (entry: QueueEntry, other: QueueEntry): Promise<boolean> =>
      attempt(async () => {
        const input = { other_id: other.id, other_version: other.version };
        await swap({ body: { ...on(entry), ...input } });
        toast.success({
          title: formatMessage(messages.swapped, { one: entry.number, other: other.number }),
        });
      }),
  };
}
