import type { BaseIssue, GenericSchema } from 'valibot';
import type { AnyEndpoint } from './endpoint.ts';

type Fields = Record<string, unknown>;

/** The parts of a schema that lead to what is inside it. */
type Part = GenericSchema & {
  entries?: Readonly<Record<string, Part>>;
  item?: Part;
  wrapped?: Part;
  pipe?: readonly { metadata?: Fields }[];
};

/**
 * Whether an endpoint can leave out rows that don't match its contract and list their ids instead.
 */
const canLeaveOut = ({ returns }: AnyEndpoint): boolean =>
  'entries' in returns && 'unreadable' in (returns.entries as object);

const unwrapped = (part: Part | undefined): Part | undefined =>
  part?.wrapped ? unwrapped(part.wrapped) : part;

// Valibot's `getMetadata` would add to the first file of every page, as the schemas are there.
const isMarked = ({ pipe = [] }: Part): boolean =>
  pipe.some(({ metadata }) => metadata?.['canLeaveOut'] === true);

/** The innermost row around an issue that its list can do without; null if there is none. */
function rowAround(returns: Part, { path }: BaseIssue<unknown>): unknown {
  let part = unwrapped(returns);
  let row: unknown = null;
  for (const { type, key, value } of path ?? []) {
    if (type === 'array' && part && isMarked(part)) row = value;
    part = unwrapped(type === 'array' ? part?.item : part?.entries?.[String(key)]);
  }
  return row;
}

/**
 * Returns the readable fields of a row that doesn't match its contract; null if its id can't be
 * read.
 */
function readableOf(row: unknown) {
  const { id, number, version, status } = Object(row) as Fields;
  if (!Number.isSafeInteger(id)) return null;
  return {
    id: id as number,
    ...(typeof number === 'string' && { number }),
    ...(Number.isSafeInteger(version) && { version }),
    ...(typeof status === 'string' && { status }),
  };
}

/** Returns a response without some rows; null replaces a row outside of a list. */
function without(value: unknown, rows: { has: (row: unknown) => boolean }): unknown {
  if (rows.has(value)) return null;
  if (Array.isArray(value))
    return value.filter((row) => !rows.has(row)).map((row) => without(row, rows));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, without(field, rows)]),
  );
}

/**
 * Returns a response without the rows that `issues` refer to, and the ids of these rows. Returns null
 * if an issue refers to anything other than a row with an id that can be left out, or if the endpoint
 * can't leave out rows.
 */
export function withoutUnreadable<A>(
  to: AnyEndpoint,
  answer: A,
  issues: readonly BaseIssue<unknown>[],
): { answer: A; ids: number[] } | null {
  if (!canLeaveOut(to)) return null;
  const left = new Map<unknown, { id: number }>();
  for (const issue of issues) {
    const row = rowAround(to.returns, issue);
    if (row === null) continue;
    const known = readableOf(row);
    if (!known) return null;
    left.set(row, known);
  }
  // A row of a list may be shown outside of it as well.
  const isExplained = ({ path }: BaseIssue<unknown>) =>
    path?.some(({ value }) => left.has(value)) ?? false;
  if (!issues.every(isExplained)) return null;
  const unreadable = [...new Map([...left.values()].map((known) => [known.id, known])).values()];
  const rest = without(answer, left) as Fields;
  return { answer: { ...rest, unreadable } as A, ids: unreadable.map(({ id }) => id) };
}
