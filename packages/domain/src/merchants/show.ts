import type { MerchantAccount, MerchantRow, Named } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { personStatus } from '../people/personStatus.ts';
import type { PersonRecord } from '../people/record.ts';
import { merchantStatus } from './closure.ts';
import { showSetUpGuide, type SetUpCounts } from '../setUp/showGuide.ts';

/** The owner of a merchant, as its row shows them. */
type Owner = Pick<PersonRecord, 'name' | 'phone' | 'email'>;

/** A merchant with what its account shows. */
export interface MerchantFacts {
  merchant: MerchantRecord;
  people: readonly PersonRecord[];
  agents: readonly Named[];
  supermerchant: Named | null;
  counts: SetUpCounts;
}

/** Returns the owner of a merchant: the first active one, otherwise the first; null without any. */
export function ownerOf(people: readonly PersonRecord[]): PersonRecord | null {
  const owners = people.filter(({ role }) => role === 'merchant').toSorted((a, b) => a.id - b.id);
  return owners.find(({ is_active }) => is_active) ?? owners[0] ?? null;
}

/** Returns a merchant as lists show it. */
export const showMerchantRow = (merchant: MerchantRecord, owner: Owner | null): MerchantRow => ({
  id: merchant.id,
  version: merchant.version,
  name: merchant.name,
  parent: merchant.parent,
  status: merchantStatus(merchant),
  is_read_only: merchant.is_read_only,
  setup_status: merchant.setup_status,
  created_at: merchant.created_at,
  time_zone: merchant.settings.time_zone,
  owner: owner && { name: owner.name, phone: owner.phone, email: owner.email },
});

/** Returns the account of a merchant, with what its set-up still needs. */
export function showMerchant(
  { merchant, people, agents, supermerchant, counts }: MerchantFacts,
  now: Date,
): MerchantAccount {
  const owner = ownerOf(people);
  const { steps, needed, documents } = showSetUpGuide(merchant, counts, now);
  return {
    ...showMerchantRow(merchant, null),
    owner: owner && {
      id: owner.id,
      version: owner.version,
      username: owner.username,
      name: owner.name,
      phone: owner.phone,
      email: owner.email,
      status: personStatus(owner),
      invited_until: owner.invited_until,
    },
    agents: [...agents],
    supermerchant,
    suspension: merchant.suspension,
    closure: merchant.closure,
    steps,
    needed,
    documents,
  };
}
