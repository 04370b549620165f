import type { MerchantAccount } from '@servery/api';
import { typedPhone } from '@servery/domain/typed-phone';

/** The form values of a merchant. */
export interface MerchantValues {
  name: string;
  time_zone: string;
  owner: { name: string; username: string; email: string; phone: string };
}

/** Returns the initial form values of a merchant; null is a new one. */
export const valuesOf = (merchant: MerchantAccount | null): MerchantValues => ({
  name: merchant?.name ?? '',
  time_zone: merchant?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  owner: {
    name: merchant?.owner?.name ?? '',
    username: merchant?.owner?.username ?? '',
    email: merchant?.owner?.email ?? '',
    phone: merchant?.owner?.phone ?? '',
  },
});

/** Returns the body of a new merchant. */
export const newBodyOf = async ({ owner, ...business }: MerchantValues) => ({
  ...business,
  owner: { ...owner, phone: await typedPhone(owner.phone) },
});

/**
 * Returns the body of a changed merchant. A phone number that was not changed is left out, because
 * the reader may see it masked.
 */
export async function editBodyOf(merchant: MerchantAccount, { name, owner }: MerchantValues) {
  const { version, owner: before } = merchant;
  if (!before) return { version, name };
  const isSame = owner.phone === before.phone;
  const phone = isSame ? {} : { phone: await typedPhone(owner.phone) };
  return {
    version,
    name,
    owner: { version: before.version, name: owner.name, email: owner.email, ...phone },
  };
}
