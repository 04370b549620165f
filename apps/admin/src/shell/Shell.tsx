import { ApprovalProvider } from '@servery/account';
import { getUserInfo, nameOf, type UserInfo } from '@servery/api';
import { TimeZoneProvider } from '@servery/ui';
import { useEffect, useState } from 'react';
import { SWRConfig, unstable_serialize } from 'swr';
import { useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import type { DoorProps, KnownAnswer } from '../mount.tsx';
import { placeOf } from '../region.ts';
import { Toasts } from '../reactions/Toasts.tsx';
import { useSession } from '../session/useSession.ts';
import { Frame } from './Frame.tsx';

/** What stands around every screen of somebody who is signed in. */
export default function Shell({ first }: DoorProps) {
  const session = useSession();
  // What one person saw is never shown to the next.
  return session && <Person key={session.user.id} first={first} user={session.user} />;
}

const swrFor = (user: UserInfo, known: KnownAnswer | undefined) => {
  const me = unstable_serialize([nameOf(getUserInfo), { params: { role: 'user', id: 'me' } }]);
  const cache = new Map<string, { data: unknown }>();
  // Rows that came before the app stand in its first frame.
  if (known?.userId === user.id) cache.set(unstable_serialize(known.key), { data: known.data });
  return { provider: () => cache, fallback: { [me]: user }, errorRetryCount: 3 };
};

function Person({ first, user }: DoorProps & { user: UserInfo }) {
  const [path] = useLocation();
  const { matchRoute, preferences } = useApp();
  const { brand, skin } = preferences;
  const [swr] = useState(() => swrFor(user, first?.known));
  useEffect(() => {
    if (!brand) return undefined;
    const dress = import('@servery/ui/brand').then(({ brandSkin, wearBrand }) => {
      wearBrand(document.documentElement, brandSkin(brand, skin));
      return wearBrand;
    });
    return () => void dress.then((wear) => wear(document.documentElement, null));
  }, [brand, skin]);
  return (
    <SWRConfig value={swr}>
      <TimeZoneProvider timeZone={placeOf(user).timeZone}>
        <ApprovalProvider>
          <Frame first={first} user={user} />
        </ApprovalProvider>
      </TimeZoneProvider>
      <Toasts kind={matchRoute(path)?.route.isTemplate ? 'template' : 'backOffice'} />
    </SWRConfig>
  );
}
