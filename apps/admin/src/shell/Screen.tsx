import type { UserInfo } from '@servery/api';
import { lazy, Suspense, useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import type { LoadedScreen } from '../boot/mountOptions.ts';
import { isRefused } from './isRefused.ts';
import { MountedScreens } from './MountedScreens.tsx';

const NoScreen = lazy(() => import('./NoScreen.tsx'));

interface ScreenProps {
  first: LoadedScreen | null;
  user: UserInfo;
  /** The URL of the first screen that the user can open. */
  home: string | undefined;
}

const isManager = ({ rights }: UserInfo): boolean => rights.grants['merchant.manage'] !== 'deny';

/**
 * The screen of the URL, or the reason why it isn't shown: a missing permission, a feature that is
 * off or an unknown page.
 */
export function Screen({ first, user, home }: ScreenProps) {
  const [path] = useLocation();
  const { matchRoute, hrefTo } = useApp();
  const found = useMemo(() => matchRoute(path), [matchRoute, path]);
  if (path === '/' && user.device?.kind === 'kitchen')
    return <Redirect to={hrefTo('kitchen')} replace />;
  // Without merchants there are no orders: new agents start by adding a merchant.
  if (path === '/' && user.merchants.length === 0 && isManager(user))
    return <Redirect to={hrefTo('merchants')} replace />;
  const start = home ?? hrefTo('account');
  if (found?.route.access === 'guest') return <Redirect to="/" replace />;
  if (!found || isRefused(found.route, user)) {
    if (found && path === '/' && start !== path) return <Redirect to={start} replace />;
    return (
      <Suspense>
        <NoScreen route={found?.route} user={user} />
      </Suspense>
    );
  }
  return <MountedScreens {...found} path={path} first={first} />;
}
