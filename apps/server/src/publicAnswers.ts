import { lastSequences } from './db/events.ts';
import type { Visit } from './visit.ts';

/** How long what follows from time alone may be shown as of one moment, in milliseconds. */
const momentMs = 5_000;
/** Answers that are kept for one merchant. */
const maxKept = 1_000;

interface Kept {
  mark: string;
  answers: Map<string, Promise<unknown>>;
}

const keptOf = new WeakMap<object, Map<number, Kept>>();

/**
 * Makes an answer of a public endpoint once for all who ask for the same at the same time: until
 * anything of the merchant changes, as its event sequence says, and for five seconds at most.
 * `key` names the answer within its merchant.
 */
export async function onceForAll<T>(
  { host, sql, now }: Pick<Visit, 'host' | 'sql' | 'now'>,
  merchant_id: number,
  key: string,
  make: () => T | Promise<T>,
): Promise<T> {
  // Read first: what is committed after it is already in the answer or makes the next one.
  const sequence = (await lastSequences(sql, [merchant_id])).get(merchant_id) ?? 0;
  const mark = `${sequence} ${Math.floor(now.getTime() / momentMs)}`;
  const byMerchant = keptOf.get(host.database) ?? new Map<number, Kept>();
  keptOf.set(host.database, byMerchant);
  let kept = byMerchant.get(merchant_id);
  if (kept?.mark !== mark || kept.answers.size >= maxKept) kept = { mark, answers: new Map() };
  byMerchant.set(merchant_id, kept);
  const { answers } = kept;
  const known = answers.get(key) as Promise<T> | undefined;
  if (known) return known;
  const made = Promise.resolve().then(make);
  answers.set(key, made);
  // A failure is not kept.
  made.catch(() => answers.delete(key));
  return made;
}
