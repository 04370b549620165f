import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { Problem } from '@servery/api';
import type { Counted, Quota } from '@servery/domain/commands';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { first, type Sql } from '../../storage/sql.ts';

/** What counting needs: the key of the addresses' hashes, and the clock. */
export interface Counting {
  pepper: string;
  now: () => Date;
}

/** The quotas of all addresses. They are stored, so that all nodes share them. */
export interface Quotas {
  /** Returns an address's quota in a transaction; what is counted there is rolled back with it. */
  of(address: string, db: Sql): Quota;
}

/** The most used-up quotas in memory. */
const maxNames = 50_000;

/**
 * Returns the key under which an address is counted: for IPv6 its /64, which providers assign to
 * one connection.
 */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6 || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) while (groups.length < 4) groups.push('0');
  return groups.slice(0, 4).join(':');
}

/** Creates quotas by trading day. A used-up one is remembered, so that refusals stay cheap. */
export function createQuotas({ pepper, now }: Counting): Quotas {
  const usedUp = new Map<string, number>();
  return {
    of: (address, db) => {
      const address_hash = createHmac('sha256', pepper)
        .update(`address:${countedAddress(address)}`)
        .digest('base64url');
      const doneBy = async (what: Counted, merchant_id: number, day: string) => {
        const row = await first(
          db,
          sql<Pick<Rows['guest_count'], 'done'>>`select done from guest_count
          where merchant_id = ${merchant_id} and business_date = ${day} and what = ${what}
            and address_hash = ${address_hash}`,
        );
        return row?.done ?? 0;
      };
      return {
        require: async (what, merchant_id, day, most) => {
          const name = `${day} ${what} ${merchant_id} ${address_hash}`;
          if ((usedUp.get(name) ?? 0) < most) {
            const done = await doneBy(what, merchant_id, day);
            if (done < most) return;
            if (usedUp.size >= maxNames) usedUp.clear();
            usedUp.set(name, done);
          }
          throw new Problem('notAllowedNow', { details: { why: 'address_limit', most } });
        },
        count: async (what, merchant_id, day) => {
          await sql`insert into guest_count (merchant_id, business_date, what, address_hash, done, at)
          values (${merchant_id}, ${day}, ${what}, ${address_hash}, 1, ${now()})
          on conflict (merchant_id, business_date, what, address_hash)
          do update set done = guest_count.done + 1, at = excluded.at`.execute(db);
        },
      };
    },
  };
}

/** A quota without limits. */
export const noQuota: Quota = { require: async () => undefined, count: async () => undefined };
