import type { Log } from '../log.ts';

const minute = 60_000;
const maxKnown = 1_000;
const longest = 2_000;

/**
 * Returns a function that logs statements slower than a limit, each at most once a minute: with the
 * statement's text, but never with its parameter values.
 */
export function slowStatements(
  log: Log,
  slowMs: number,
  onSlow: () => void = () => {},
  clock: () => number = () => performance.now(),
): (statement: string, ms: number) => void {
  const logged = new Map<string, { at: number; more: number }>();
  return (statement, ms) => {
    if (ms < slowMs) return;
    onSlow();
    const now = clock();
    const known = logged.get(statement);
    if (known && now - known.at < minute) {
      known.more += 1;
      return;
    }
    if (logged.size >= maxKnown) logged.clear();
    logged.set(statement, { at: now, more: 0 });
    log('warn', 'slow statement', {
      ms: Math.round(ms),
      statement: statement.replace(/\s+/g, ' ').slice(0, longest),
      ...(known && known.more > 0 && { more: known.more }),
    });
  };
}
