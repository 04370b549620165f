import type { DeviceInfo, Rights, StoredFeatures, UserInfo } from '@servery/api';
import type { RuledCaller } from '@servery/domain/devices';
import { offAt, withTemplateApps } from '@servery/domain/features';
import { isBoundBy } from '@servery/domain/merchants';
import type { Shop } from '@servery/domain/orders';
import {
  noPersonalRights,
  rightsOf,
  type Closure,
  type PersonRecord,
} from '@servery/domain/people';

/** A person with an account in the sample. */
export interface Person extends PersonRecord {
  /** For people who can approve. A server stores only its hash. */
  pin: string | null;
  /** The token of their invitation. A server stores only its hash. */
  invitation?: string | null;
  /** Replaces the permissions of the role, for a print agent or a shared device. */
  rights?: Rights;
  /** Set if the caller is a shared device. */
  device?: DeviceInfo;
  /** Whether they view their only merchant, with the rights of its owner. */
  isViewing?: true;
}

/** The fields of a person that have no default. */
type Given = 'id' | 'username' | 'name' | 'role' | 'merchant_id' | 'merchant_ids';

/** Returns a person; the fields that aren't given have the values of a newly added person. */
export const personOf = (given: Pick<Person, Given> & Partial<Person>): Person => ({
  version: 1,
  template: null,
  phone: '',
  email: '',
  own: noPersonalRights,
  is_active: true,
  invited_until: null,
  created_at: '2025-01-06T02:00:00.000Z',
  pin: null,
  ...given,
});

/** Returns the rights of a person. */
export const rightsOfPerson = ({ rights, role, template, own }: Person): Rights =>
  rights ?? rightsOf(role, template, own);

/** Whether a caller is a print agent, which has no account. */
export const isAgent = ({ rights, device, isViewing }: Person): boolean =>
  rights !== undefined && !device && !isViewing;

/** Returns a person whose refusals name the rule that decided; a print agent has none. */
export const ruledCaller = (person: Person): RuledCaller =>
  isAgent(person) ? { id: person.id } : person;

/** A merchant with its settings and features. */
type FeaturedShop = Shop & {
  features: StoredFeatures;
  closure: Closure | null;
  is_read_only: boolean;
};

/** Returns a person as `getUserInfo` returns them. */
export function userInfoOf(person: Person, shops: readonly FeaturedShop[]): UserInfo {
  const { id, username, name, role, template } = person;
  const scope = shops.filter((shop) => person.merchant_ids.includes(shop.id));
  const own = scope.find((shop) => shop.id === person.merchant_id);
  return {
    id,
    username,
    name,
    role,
    template,
    merchant: own ? { id: own.id, name: own.name } : null,
    merchants: scope.map(({ settings, ...shop }) => ({
      id: shop.id,
      name: shop.name,
      time_zone: settings.time_zone,
      day_start: settings.day_start,
      currency: settings.currency,
    })),
    rights: rightsOfPerson(person),
    device: person.device ?? null,
    closes_at: own?.closure?.closes_at ?? null,
    read_only: isBoundBy(person, 'outletReadOnly')
      ? scope
          .filter((shop) => shop.is_read_only)
          .map(({ id: at, name: called }) => ({ id: at, name: called }))
      : [],
    viewing: person.isViewing && own ? { id: own.id, name: own.name } : null,
    // A shared device has no template apps.
    off: offAt(
      scope.map(({ features }) => withTemplateApps(features, person.device ? false : undefined)),
    ),
  };
}
