import type { QueueEntry } from '@servery/api';
import { callEnds } from '@servery/domain/queue';

/** What can be done to somebody in a queue. */
export type Act =
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

/** Whether somebody who was called had time enough to come. */
export const isTimeUp = (entry: QueueEntry, call_minutes: number, now: number): boolean => {
  const ends = callEnds(entry, call_minutes);
  return ends !== null && ends.getTime() <= now;
};

/** Everything that can be done now; the first is the most likely. */
export function actsFor(entry: QueueEntry, call_minutes: number, now: number): readonly Act[] {
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

/** A phone number as people write it, in its international form; what begins with 0 is Malaysian. */
export const internationalPhone = (written: string): string => {
  const digits = written.replace(/[\s()./-]/g, '');
  return digits.startsWith('0') ? `+6${digits}` : digits;
};
