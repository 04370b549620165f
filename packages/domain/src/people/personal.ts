import { readPhone } from '../phone/readPhone.ts';
import { searchKey } from '../search/searchKey.ts';
import type { Role, StaffTemplate } from '@servery/api';
import { columnOf, type Column } from './rights.ts';

/**
 * A person's access to a guest's phone number and address: `full`, `lookup` (masked unless they
 * searched for the whole number), `masked`, or `none`.
 */
export type PersonalAccess = 'full' | 'lookup' | 'masked' | 'none';

const accessOf: Record<Column, PersonalAccess> = {
  admin: 'full',
  agent: 'masked',
  supermerchant: 'masked',
  merchant: 'full',
  supervisor: 'full',
  cashier: 'lookup',
  waiter: 'masked',
  kitchen: 'none',
  host: 'lookup',
  marketing: 'masked',
};

/**
 * Returns the access to personal data of a role or a template. A print agent, which has no
 * username, prints all of it.
 */
export const personalAccess = (person: {
  username: string;
  role: Role;
  template: StaffTemplate | null;
}): PersonalAccess =>
  person.username === '' ? 'full' : accessOf[columnOf(person.role, person.template)];

/** Shown in place of an address; shorter than any address that a write accepts. */
export const maskedAddress = '••••';

/** Masks a phone number except for its last digits: four of them, two if the number is short. */
export const maskPhone = (phone: string): string =>
  phone === '' ? '' : `•••• ${phone.slice(phone.length < 9 ? -2 : -4)}`;

/** Whether a phone number or an address is shown masked. */
export const isMasked = (value: string): boolean => value.startsWith(maskedAddress);

/**
 * Whether a person's search finds a phone number: by any part of it, by the whole number only, or
 * never.
 */
export function findsPhone(access: PersonalAccess, search: string, phone: string): boolean {
  if (access === 'full') return searchKey(phone).includes(searchKey(search));
  return search === '' || (access === 'lookup' && phone !== '' && readPhone(search) === phone);
}

/** A search for orders by phone number: by a part of it, or by the whole number in E.164. */
export type PhoneSearch = { part: string } | { whole: string };

/**
 * Returns a person's search for orders by phone number, or null if the text can't be one. With full
 * access, any four or more digits are searched; `lookup` needs the whole number, so that nobody can
 * work one out digit by digit; the others find none.
 */
export function phoneSearch(access: PersonalAccess, search: string): PhoneSearch | null {
  if (access === 'lookup') {
    const whole = readPhone(search);
    return whole === '' ? null : { whole };
  }
  // A number typed with a leading 0 is stored with the country code in its place.
  const part = search.replace(/[\s().-]/g, '').replace(/^(\+|0+)/, '');
  return access === 'full' && /^\d{4,15}$/.test(part) ? { part } : null;
}

/** Whether one of an order's phone numbers matches. */
export const hasPhone = (phones: readonly string[], wanted: PhoneSearch | null): boolean =>
  wanted !== null &&
  phones.some((phone) =>
    'whole' in wanted ? phone === wanted.whole : phone.includes(wanted.part),
  );
