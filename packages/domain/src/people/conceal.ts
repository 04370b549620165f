import type { Rights, Role, StaffTemplate } from '@servery/api';
import { hidePrices } from './hidePrices.ts';
import { readPhone } from '../phone/readPhone.ts';
import { maskedAddress, maskPhone, personalAccess } from './personal.ts';

/**
 * Returns a response, or a conflict's current state, with the personal data hidden that its reader
 * has no access to.
 */
export type Conceal = (answer: unknown, sent: { query?: unknown; body?: unknown }) => unknown;

interface Reader {
  username: string;
  role: Role;
  template: StaffTemplate | null;
  rights: Rights;
}

const searchOf = (part: unknown): string => {
  const { search } = (part ?? {}) as { search?: unknown };
  return typeof search === 'string' ? search : '';
};

type Hide = (key: string, value: string, row: Record<string, unknown>) => string;

/** Fields with the description of a business, which is on every receipt and so isn't personal. */
export const businessFields: ReadonlySet<string> = new Set(['profile', 'merchant_profile']);

function walk(value: unknown, hide: Hide): unknown {
  if (Array.isArray(value)) return value.map((one) => walk(one, hide));
  if (!value || typeof value !== 'object') return value;
  const row = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(row).map(([key, one]) => [
      key,
      typeof one === 'string'
        ? hide(key, one, row)
        : businessFields.has(key)
          ? one
          : walk(one, hide),
    ]),
  );
}

/**
 * Returns the function that hides personal data from a person, or null if they may read all of it.
 * Every field named `phone` or `address` is masked, at any depth, so that a new response is masked
 * by default, except for those of a business. So is a printed text with `is_personal`, unless the
 * person may print. People without any access, such as the kitchen, don't see prices of orders
 * either.
 */
export function concealFor(reader: Reader): Conceal | null {
  const access = personalAccess(reader);
  if (access === 'full') return null;
  const isPrinting = access !== 'none' && reader.rights.grants['print.job'] !== 'deny';
  return (answer, { query, body }) => {
    const looked = access === 'lookup' ? readPhone(searchOf(query) || searchOf(body)) : '';
    const phone = (value: string) =>
      value === looked ? value : access === 'none' ? '' : maskPhone(value);
    const address = (value: string) => (access === 'none' || value === '' ? '' : maskedAddress);
    const masked = walk(answer, (key, value, row) => {
      if (key === 'phone') return phone(value);
      if (key === 'address') return address(value);
      return key === 'text' && row['is_personal'] === true && !isPrinting ? address(value) : value;
    });
    return access === 'none' ? hidePrices(masked) : masked;
  };
}
