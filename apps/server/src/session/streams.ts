import { Problem } from '@servery/api';
import { callersOf } from './sessions.ts';
import { isWithin } from '../http/scope.ts';
import type { Sql } from '../storage/sql.ts';
import type { Caller } from '../http/RequestContext.ts';

/** A stream of the events of a merchant. */
interface MerchantStream {
  caller: Caller;
  merchant_id: number;
  /** Ends the stream. */
  end: () => void;
}

/**
 * The open event streams of this node: a limited number per person, and only while their sessions
 * are active and the merchant is in their scope.
 */
export interface Streams {
  /**
   * Adds a stream, which is ended once its caller has no more access to the merchant. Returns a
   * function that removes it.
   */
  open(stream: MerchantStream, host: StreamHost): () => void;
  /** Returns the number of open streams. */
  count(): number;
}

interface StreamHost {
  database: { kysely: Sql };
  now: () => Date;
}

/**
 * Creates the registry, which checks every 5 seconds, in one query for all streams, which sessions
 * are still active; `most` is the limit per person.
 */
export function createStreams({ most = Infinity, everyMs = 5_000 } = {}): Streams {
  const open = new Set<MerchantStream & { host: StreamHost }>();
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const looked = [...open];
    const [one] = looked;
    if (!one) return;
    const ids = [...new Set(looked.map(({ caller }) => caller.session_id))];
    const callers = await callersOf(one.host.database.kysely, ids, one.host.now());
    // Another person on the same counter opens a stream of their own, and so does a person who
    // starts or ends the view of a merchant.
    for (const { caller, merchant_id, end } of looked) {
      const current = callers.get(caller.session_id);
      const isSame = current?.id === caller.id && current.merchant_id === caller.merchant_id;
      const isShut = ['suspended', 'closed'].includes(current?.merchant_status ?? '');
      if (!isSame || isShut || !isWithin(current.scope, merchant_id)) end();
    }
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      look()
        // A failed query doesn't mean that sessions have ended.
        .catch(() => undefined)
        .finally(() => {
          timer = undefined;
          if (open.size > 0) schedule();
        });
    }, everyMs).unref();
  };

  return {
    open: (merchantStream, host) => {
      const { caller } = merchantStream;
      let own = 0;
      for (const other of open) if (other.caller.id === caller.id) own += 1;
      if (own >= most)
        throw new Problem('throttled', { details: { retry_after: 30, limit: 'streams', most } });
      const stream = { ...merchantStream, host };
      open.add(stream);
      schedule();
      return () => void open.delete(stream);
    },
    count: () => open.size,
  };
}
