import type { DeviceInfo, Rights, Role, StaffTemplate, UserInfo } from '@servery/api';
import type { Shop } from '../orders/record.ts';
import { rightsOf } from '../people/rights.ts';

/** A person with an account, as the sample names them. */
export interface Person {
  id: number;
  /** Unique among everybody. */
  username: string;
  name: string;
  role: Role;
  template: StaffTemplate | null;
  /** Their own merchant; null for those who look after several. */
  merchant_id: number | null;
  /** Every merchant in their scope. */
  merchant_ids: readonly number[];
  /** For those who may approve; a host keeps only its hash. */
  pin: string | null;
  /** In place of those of the role: a print agent's, or a shared device's. */
  rights?: Rights;
  /** The shared device that it is. */
  device?: DeviceInfo;
}

/** A person as `getUserInfo` answers them. */
export function userInfoOf(person: Person, shops: readonly Shop[]): UserInfo {
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
    rights: person.rights ?? rightsOf(role, template),
    device: person.device ?? null,
    has_template_apps:
      !person.device && scope.some(({ settings }) => settings.template_apps === true),
  };
}
