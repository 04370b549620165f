import type { Log } from '../log.ts';

const minute = 60_000;
const mostKnown = 1_000;
const longest = 2_000;

/**
 * Logs statements that take longer than a limit, each once a minute: what was asked by its text,
 * never the values that it was asked with.
 */
export function slowStatements(
  log: Log,
  slowMs: number,
  onSlow: () => void = () => {},
  clock: () => number = () => performance.now(),
): (statement: string, ms: number) => void {
  const told = new Map<string, { at: number; more: number }>();
  return (statement, ms) => {
    if (ms < slowMs) return;
    onSlow();
    const now = clock();
    const known = told.get(statement);
    if (known && now - known.at < minute) {
      known.more += 1;
      return;
    }
    if (told.size >= mostKnown) told.clear();
    told.set(statement, { at: now, more: 0 });
    log('warn', 'slow statement', {
      ms: Math.round(ms),
      statement: statement.replace(/\s+/g, ' ').slice(0, longest),
      ...(known && known.more > 0 && { more: known.more }),
    });
  };
}
