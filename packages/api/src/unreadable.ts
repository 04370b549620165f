import type { BaseIssue } from 'valibot';
import type { AnyEndpoint } from './endpoint.ts';

type Rows = Record<string, unknown>;

/** Whether an endpoint can answer without rows that don't fit its contract, by naming their ids. */
const canLeaveOut = ({ returns }: AnyEndpoint): boolean =>
  'entries' in returns && 'unreadable' in (returns.entries as object);

/** Returns what can be read of a row that doesn't fit; null if not even its id can. */
function readableOf({ id, number, version, status }: Rows) {
  if (!Number.isSafeInteger(id)) return null;
  return {
    id: id as number,
    ...(typeof number === 'string' && { number }),
    ...(Number.isSafeInteger(version) && { version }),
    ...(typeof status === 'string' && { status }),
  };
}

/**
 * Returns a list's answer without the rows that `issues` are about, and their ids; null where an
 * issue is about something else than a row with an id, or where the endpoint always answers whole.
 */
export function withoutUnreadable<A>(
  to: AnyEndpoint,
  answer: A,
  issues: readonly BaseIssue<unknown>[],
): { answer: A; ids: number[] } | null {
  if (!canLeaveOut(to)) return null;
  const rows = answer as Rows;
  const left = new Map<string, Set<number>>();
  for (const { path } of issues) {
    const [list, index] = path ?? [];
    if (list?.type !== 'object' || index?.type !== 'array') return null;
    const { key } = list;
    left.set(key, (left.get(key) ?? new Set<number>()).add(index.key));
  }
  const unreadable: { id: number }[] = [];
  const rest: Rows = { ...rows };
  for (const [key, indices] of left) {
    const all = rows[key] as readonly Rows[];
    for (const index of indices) {
      const known = readableOf(all[index] ?? {});
      if (!known) return null;
      unreadable.push(known);
    }
    rest[key] = all.filter((_, index) => !indices.has(index));
  }
  return { answer: { ...rest, unreadable } as A, ids: unreadable.map(({ id }) => id) };
}
