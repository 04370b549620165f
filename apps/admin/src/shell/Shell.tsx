import { ApprovalProvider } from '@servery/account';
import { getUserInfo, nameOf, type UserInfo } from '@servery/api';
import { TimeZoneProvider } from '@servery/ui';
import { useEffect, useState } from 'react';
import { SWRConfig, unstable_serialize } from 'swr';
import { useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import type { LayoutProps, KnownAnswer } from '../boot/mountOptions.ts';
import { placeOf } from '../region.ts';
import { Toasts } from '../reactions/Toasts.tsx';
import { updateUser } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { Frame } from './Frame.tsx';

/** The layout around all screens for signed-in people. */
export default function Shell({ first }: LayoutProps) {
  const session = useSession();
  if (!session) return null;
  const { user } = session;
  // A new key per user and merchant that they view, so that the next one doesn't get the cache of
  // the one before.
  return <Person key={`${user.id} ${user.viewing?.id}`} first={first} user={user} />;
}

const swrFor = (user: UserInfo, known: KnownAnswer | undefined) => {
  const me = unstable_serialize([nameOf(getUserInfo), { params: { role: 'user', id: 'me' } }]);
  // Screens reload the user now and then, and after changes of settings: the menu follows.
  const onSuccess = (data: unknown, key: string) => {
    if (key === me) updateUser(data as UserInfo);
  };
  const cache = new Map<string, { data: unknown }>();
  // Data that arrived before the app is shown in its first frame.
  if (known?.userId === user.id && known.viewingId === user.viewing?.id)
    cache.set(unstable_serialize(known.key), { data: known.data });
  return { provider: () => cache, fallback: { [me]: user }, errorRetryCount: 3, onSuccess };
};

function Person({ first, user }: LayoutProps & { user: UserInfo }) {
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
