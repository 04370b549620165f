import type { Log } from '../log.ts';

/** The lines that are written at once for one source, and the time between two summaries. */
const burst = 30;
const everyMs = 1_000;
/** The most sources in memory; lines of further ones are summarised together. */
const maxSources = 5_000;

interface Source {
  /** The lines that may still be written; one more each second. */
  left: number;
  /** The lines left out since the last summary, by their event. */
  omitted: Map<string, number>;
}

const isRefusal = (level: string, { status }: Record<string, unknown>): boolean =>
  level !== 'info' || (typeof status === 'number' && status >= 400);

/**
 * Returns a log in which refusals and errors from one address, or of one kind if they have no
 * address, can't fill the disk: after 30 lines it has one line a second, with the number of those
 * left out.
 */
export function summarised(log: Log): Log {
  const sources = new Map<string, Source>();
  let timer: NodeJS.Timeout | undefined;

  const summarise = () => {
    for (const [name, source] of sources) {
      source.left = Math.min(burst, source.left + 1);
      if (source.omitted.size > 0) {
        const lines = Object.fromEntries(source.omitted);
        log('warn', 'lines left out', { source: name, lines });
        source.omitted.clear();
      } else if (source.left === burst) sources.delete(name);
    }
    timer = undefined;
    if (sources.size > 0) start();
  };
  const start = () => {
    timer ??= setTimeout(summarise, everyMs).unref();
  };

  return (level, event, facts = {}) => {
    if (!isRefusal(level, facts)) return log(level, event, facts);
    const { address, status } = facts;
    const known = typeof address === 'string' ? address : event;
    const name = sources.has(known) || sources.size < maxSources ? known : 'others';
    const source = sources.get(name) ?? { left: burst, omitted: new Map<string, number>() };
    sources.set(name, source);
    start();
    if (source.left > 0) {
      source.left -= 1;
      return log(level, event, facts);
    }
    const kind = status === undefined ? event : `${event} ${String(status)}`;
    source.omitted.set(kind, (source.omitted.get(kind) ?? 0) + 1);
  };
}
