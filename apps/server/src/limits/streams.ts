import { Problem } from '@servery/api';
import { sql } from 'kysely';
import { all, type Sql } from '../sql.ts';
import type { Caller } from '../visit.ts';

/** The open event streams of this node: no more than some for each person, none without its session. */
export interface Streams {
  /** Counts one in; `end` is called once its session has ended. Answers how to count it out. */
  open(caller: Caller, end: () => void, where: Place): () => void;
  /** How many are open. */
  count(): number;
}

interface Place {
  database: { kysely: Sql };
  now: () => Date;
}

const standing = (db: Sql, ids: readonly number[], now: Date) =>
  all(
    db,
    sql<{ id: number }>`select s.id from session s left join person p on p.id = s.person_id
      where s.id = any(${ids}::bigint[]) and s.ended_at is null
        and (p.is_active or s.device_id is not null)
        and s.expires_at > ${now} and s.ends_at > ${now}`,
  );

/** Looks every five seconds, in one read for all streams, which sessions still stand; `most` is for one person. */
export function createStreams({ most = Infinity, everyMs = 5_000 } = {}): Streams {
  const open = new Set<{ caller: Caller; end: () => void; where: Place }>();
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const looked = [...open];
    const [one] = looked;
    if (!one) return;
    const ids = [...new Set(looked.map(({ caller }) => caller.session_id))];
    const stand = new Set(
      (await standing(one.where.database.kysely, ids, one.where.now())).map(({ id }) => id),
    );
    for (const { caller, end } of looked) if (!stand.has(caller.session_id)) end();
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      look()
        // A database that is away says nothing about who is signed in.
        .catch(() => undefined)
        .finally(() => {
          timer = undefined;
          if (open.size > 0) schedule();
        });
    }, everyMs).unref();
  };

  return {
    open: (caller, end, where) => {
      let own = 0;
      for (const other of open) if (other.caller.id === caller.id) own += 1;
      if (own >= most)
        throw new Problem('throttled', { details: { retry_after: 30, limit: 'streams', most } });
      const stream = { caller, end, where };
      open.add(stream);
      schedule();
      return () => void open.delete(stream);
    },
    count: () => open.size,
  };
}
