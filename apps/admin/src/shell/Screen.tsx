import type { UserInfo } from '@servery/api';
import { EmptyState, LinkButton, SearchIcon } from '@servery/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Redirect, useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import type { LoadedScreen } from '../boot/mountOptions.ts';
import { shellMessages as messages } from './messages.ts';
import { isLost } from './isLost.ts';
import { isRefused } from './isRefused.ts';
import { MountedScreens } from './MountedScreens.tsx';

const RefusedScreen = lazy(() => import('./RefusedScreen.tsx'));

interface ScreenProps {
  first: LoadedScreen | null;
  user: UserInfo;
  /** The URL of the first screen that the user can open. */
  home: string | undefined;
}

/**
 * The screen of the URL, or the reason why it isn't shown: a missing permission or an unknown page.
 */
export function Screen({ first, user, home }: ScreenProps) {
  const [path] = useLocation();
  const { matchRoute, hrefTo } = useApp();
  const { formatMessage } = useIntl();
  const found = useMemo(() => matchRoute(path), [matchRoute, path]);
  if (path === '/' && user.device?.kind === 'kitchen')
    return <Redirect to={hrefTo('kitchen')} replace />;
  const start = home ?? hrefTo('account');
  const toHome = <LinkButton href="/">{formatMessage(messages.toHome)}</LinkButton>;
  if (found?.route.access === 'guest') return <Redirect to="/" replace />;
  if (!found || isLost(found, user))
    return (
      <EmptyState
        level={2}
        icon={<SearchIcon />}
        title={formatMessage(messages.lost)}
        action={toHome}
      >
        {formatMessage(messages.lostText)}
      </EmptyState>
    );
  const { access } = found.route;
  if (isRefused(access, user)) {
    if (path === '/' && start !== path) return <Redirect to={start} replace />;
    return (
      <Suspense>
        <RefusedScreen access={access} action={toHome} />
      </Suspense>
    );
  }
  return <MountedScreens {...found} path={path} first={first} />;
}
