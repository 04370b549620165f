import { lastSequences } from '../storage/db/events.ts';
import { sharedRead } from './sharedRead.ts';
import type { RequestContext } from './RequestContext.ts';

/** The longest time to reuse a response that changes with time alone, in milliseconds. */
const momentMs = 5_000;
/** The shortest time between two reads of a merchant's sequence, in milliseconds. */
const pauseMs = 25;
/** The most cached responses per merchant. */
const maxAnswers = 1_000;

type Answered = Map<string, Promise<unknown>>;

interface Merchant {
  /** Reads the last event sequence. */
  sequence: () => Promise<number>;
  mark: string;
  answered: Answered;
}

const merchantsOf = new WeakMap<object, Map<number, Merchant>>();

/** The cached responses of one merchant's public endpoints at one moment. */
export interface PublicAnswers {
  /** Computes the response named `key` once for all requests at this moment. */
  once<T>(key: string, make: () => T | Promise<T>): Promise<T>;
}

/**
 * Returns the cached responses of a merchant. Each is computed once for all requests, when its turn
 * comes, until the merchant's event sequence changes, and for at most 5 seconds.
 */
export async function publicAnswers(
  { host: { database }, now, limits }: Pick<RequestContext, 'host' | 'now' | 'limits'>,
  merchant_id: number,
): Promise<PublicAnswers> {
  const merchants = merchantsOf.get(database) ?? new Map<number, Merchant>();
  merchantsOf.set(database, merchants);
  const merchant = merchants.get(merchant_id) ?? {
    sequence: sharedRead(
      async () => (await lastSequences(database.kysely, [merchant_id])).get(merchant_id) ?? 0,
      pauseMs,
    ),
    mark: '',
    answered: new Map(),
  };
  merchants.set(merchant_id, merchant);
  // Read the sequence first: later commits are either already part of the response or invalidate
  // it.
  const mark = `${await merchant.sequence()} ${Math.floor(now.getTime() / momentMs)}`;
  if (merchant.mark !== mark || merchant.answered.size >= maxAnswers)
    Object.assign(merchant, { mark, answered: new Map() });
  const { answered } = merchant;
  /** Drops a failed response, and the whole merchant if only invalid tokens have named it. */
  const forget = (key: string) => {
    answered.delete(key);
    if (merchant.answered.size === 0) merchants.delete(merchant_id);
  };
  return {
    once<T>(key: string, make: () => T | Promise<T>): Promise<T> {
      const known = answered.get(key) as Promise<T> | undefined;
      if (known) return known;
      const answer = limits.inTurn(merchant_id, async () => make());
      answered.set(key, answer);
      answer.catch(() => forget(key));
      return answer;
    },
  };
}
