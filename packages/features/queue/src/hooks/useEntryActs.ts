import {
  callQueueEntry,
  changeQueueEntry,
  removeQueueEntry,
  serveDirectQueue,
  serveQueue,
  swapQueueEntry,
  type QueueEntry,
} from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Act } from '../acts.ts';
import { actWords as words } from '../messages/act.ts';
import { commonWords } from '../messages/common.ts';
import { statusWord } from '../statusWord.ts';
import { useQueueAction } from './useQueueAction.ts';
import { useTell } from './useTell.ts';

/** What is done without another question. */
type Sent = Exclude<Act, 'seat'>;

const on = ({ id, version }: QueueEntry) => ({ entry_id: id, version });

/** Says what was done, with a way back for ten seconds. */
export function useDone() {
  const { formatMessage } = useIntl();
  const { trigger: turn } = useQueueAction(changeQueueEntry);
  const tell = useTell();
  return (entry: QueueEntry): void => {
    const { id, version, number, status, undo_until } = entry;
    toast.success({
      title: formatMessage(words.done, { number, state: formatMessage(statusWord[status]) }),
      ...(undo_until && {
        action: {
          label: formatMessage(commonWords.undo),
          onPress: () =>
            void tell(() => turn({ params: { id }, body: { version, action: 'undo' } })),
        },
      }),
    });
  };
}

/** What is done to those who wait, each with a way back. */
export function useEntryActs() {
  const { formatMessage } = useIntl();
  const { trigger: call } = useQueueAction(callQueueEntry);
  const { trigger: remove } = useQueueAction(removeQueueEntry);
  const { trigger: direct } = useQueueAction(serveDirectQueue);
  const { trigger: serve } = useQueueAction(serveQueue);
  const { trigger: swap } = useQueueAction(swapQueueEntry);
  const { trigger: turn } = useQueueAction(changeQueueEntry);
  const tell = useTell();
  const done = useDone();

  const send = (act: Sent, entry: QueueEntry, reason: string): Promise<QueueEntry> => {
    const { id, version } = entry;
    switch (act) {
      case 'call':
      case 'again':
        return call({ body: on(entry) });
      case 'arrive':
      case 'rejoin':
        return turn({ params: { id }, body: { version, action: act } });
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
    /** Does it and throws what stands in the way: for a form that shows it. */
    run: async (act: Sent, entry: QueueEntry, reason = ''): Promise<void> =>
      done(await send(act, entry, reason)),
    /** Does it and says in a toast what stands in the way. */
    act: (act: Sent, entry: QueueEntry): Promise<boolean> =>
      tell(async () => done(await send(act, entry, ''))),
    swap: (one: QueueEntry, other: QueueEntry): Promise<boolean> =>
      tell(async () => {
        const wish = { other_id: other.id, other_version: other.version };
        await swap({ body: { ...on(one), ...wish } });
        toast.success({
          title: formatMessage(words.swapped, { one: one.number, other: other.number }),
        });
      }),
  };
}
