import { isIP } from 'node:net';
import { Problem } from '@servery/api';

/** Guest actions that are counted per address and day. */
export type Counted = 'join' | 'book';

/** The remaining quota of one address at one merchant today. */
export interface Quota {
  /**
   * Checks the quota of an action.
   * @throws `notAllowedNow` with `why: address_limit` if the address has done it `most` times
   */
  require(what: Counted, merchant_id: number, day: string, most: number): void;
  /** Counts one completed action. */
  count(what: Counted, merchant_id: number, day: string): void;
}

/**
 * The quotas of all addresses, in memory: each node counts separately, and a restart resets them.
 */
export interface Quotas {
  of(address: string): Quota;
}

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

/** Creates quotas in memory, by trading day. */
export function createQuotas(): Quotas {
  const counts = new Map<string, number>();
  return {
    of: (address) => {
      const nameOf = (what: Counted, merchant_id: number, day: string) =>
        `${day} ${what} ${merchant_id} ${countedAddress(address)}`;
      return {
        require: (what, merchant_id, day, most) => {
          if ((counts.get(nameOf(what, merchant_id, day)) ?? 0) < most) return;
          throw new Problem('notAllowedNow', { details: { why: 'address_limit', most } });
        },
        count: (what, merchant_id, day) => {
          const name = nameOf(what, merchant_id, day);
          if (counts.size >= maxNames)
            for (const other of counts.keys()) if (!other.startsWith(day)) counts.delete(other);
          if (counts.size >= maxNames) counts.clear();
          counts.set(name, (counts.get(name) ?? 0) + 1);
        },
      };
    },
  };
}

/** A quota without limits, for actions of the server itself. */
export const noQuota: Quota = { require: () => undefined, count: () => undefined };

/** Quotas without limits. */
export const noQuotas: Quotas = { of: () => noQuota };
