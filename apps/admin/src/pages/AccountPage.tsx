import { accountParts, AccountSettings, type AccountPart } from '@servery/account';
import { SoundSettings } from '@servery/orders';
import type { ScreenProps } from '../boot/places.ts';
import { keepPush } from '../session/keptPush.ts';

const hrefOf = (part: AccountPart) => (part === 'profile' ? '/account' : `/account/${part}`);

/** The account of whoever is signed in, each of its parts at an address of its own. */
export default function AccountPage({ path }: ScreenProps) {
  const part = accountParts.find((one) => hrefOf(one) === path) ?? 'profile';
  return (
    <AccountSettings part={part} hrefOf={hrefOf} sound={<SoundSettings />} onPush={keepPush} />
  );
}
