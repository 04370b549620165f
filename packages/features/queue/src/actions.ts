import type { QueueEntry } from '@servery/api';
import { callEnds } from '@servery/domain/queue';

/** An action on a queue entry. */
export type Action =
  | 'call'
  | 'again'
  | 'arrive'
  | 'serve'
  | 'seat'
  | 'direct'
  | 'noShow'
  | 'left'
  | 'remove'
  | 'rejoin';

/** Whether the time to arrive after a call is over. */
export const isTimeUp = (entry: QueueEntry, call_minutes: number, now: number): boolean => {
  const ends = callEnds(entry, call_minutes);
  return ends !== null && ends.getTime() <= now;
};

/** Returns the actions that are possible now, the most likely first. */
export function actionsFor(
  entry: QueueEntry,
  call_minutes: number,
  now: number,
): readonly Action[] {
  switch (entry.status) {
    case 'waiting':
      return ['call', 'direct', 'left', 'remove'];
    case 'called':
      if (!isTimeUp(entry, call_minutes, now))
        return entry.calls < 2
          ? ['arrive', 'seat', 'serve', 'again', 'left', 'remove']
          : ['arrive', 'seat', 'serve', 'left', 'remove'];
      return entry.calls < 2
        ? ['again', 'arrive', 'seat', 'serve', 'left', 'remove']
        : ['noShow', 'arrive', 'seat', 'serve', 'left', 'remove'];
    case 'arrived':
      return ['seat', 'serve', 'left', 'noShow', 'remove'];
    case 'no_show':
      return ['rejoin'];
    case 'served':
    case 'left':
    case 'removed':
      return [];
  }
}
