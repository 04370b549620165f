import type { MerchantRecord } from '../people/merchantRecord.ts';
import type { PersonRecord } from '../people/record.ts';
import { phonePart } from '../search/phonePart.ts';
import { matchesSearch } from '../search/searchKey.ts';

type Searched = Pick<MerchantRecord, 'name' | 'settings'>;

/** Returns the texts by which a merchant is found: its name and the phone number of the business. */
export const merchantTexts = ({ name, settings: { profile } }: Searched): [string, string] => [
  name,
  profile?.phone ?? '',
];

/**
 * Whether a search finds a merchant by its own texts. The number of the business is on every
 * receipt, so everyone can search for a part of it.
 */
export function findsMerchant(search: string, merchant: Searched): boolean {
  const part = phonePart(search);
  const texts = merchantTexts(merchant);
  return matchesSearch(search, ...texts) || (part !== '' && texts[1].includes(part));
}

/** Returns the texts by which a merchant is found by its owner, without the phone number. */
export const ownerTexts = ({
  name,
  username,
  email,
}: Pick<PersonRecord, 'name' | 'username' | 'email'>): string[] => [name, username, email];
