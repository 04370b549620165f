import { readPhone } from '../phone/readPhone.ts';
import { phonePart } from '../search/phonePart.ts';
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
 * A search by phone number: by a part of it, the digits after its `+`, or by the whole number in
 * E.164.
 */
export type PhoneSearch = { part: string } | { whole: string };

/**
 * Returns a person's search by phone number, in any form in which people write one, or null if the
 * text can't be one. With full access, any four or more digits are searched; `lookup` needs the
 * whole number, so that nobody can work one out digit by digit; the others find none.
 */
export function phoneSearch(access: PersonalAccess, search: string): PhoneSearch | null {
  if (access !== 'full' && access !== 'lookup') return null;
  const part = phonePart(search);
  if (access === 'full' && part === '') return null;
  const whole = readPhone(search);
  // A part also finds the whole number, unless the number was written in an unusual way.
  if (access === 'full' && !(whole !== '' && !whole.includes(part))) return { part };
  return whole === '' ? null : { whole };
}

/** Whether one of several phone numbers matches. */
export const hasPhone = (phones: readonly string[], wanted: PhoneSearch | null): boolean =>
  wanted !== null &&
  phones.some((phone) =>
    'whole' in wanted ? phone === wanted.whole : phone.includes(wanted.part),
  );
