import type { UserInfo } from '@servery/api';
import { EmptyState, LinkButton, LockIcon } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Redirect, useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import type { Access } from '../boot/places.ts';
import type { LoadedScreen } from '../mount.tsx';
import { refusedText, shellWords as words } from './words.ts';
import { KeptScreens } from './KeptScreens.tsx';

const isRefused = (access: Access, { rights }: UserInfo) =>
  access !== 'public' &&
  access !== 'guest' &&
  access !== 'session' &&
  rights.grants[access] === 'deny';

/** The screen of the address: what one may not see is said, what is not there too. */
export function Screen({ first, user }: { first: LoadedScreen | null; user: UserInfo }) {
  const [path] = useLocation();
  const { matchRoute } = useApp();
  const { formatMessage } = useIntl();
  const found = useMemo(() => matchRoute(path), [matchRoute, path]);
  if (path === '/' && user.device?.kind === 'kitchen') return <Redirect to="/kitchen" replace />;
  const home = <LinkButton href="/">{formatMessage(words.toHome)}</LinkButton>;
  if (path === '/login' || found?.route.access === 'guest') return <Redirect to="/" replace />;
  if (!found || (found.route.isTemplate && !user.has_template_apps))
    return (
      <EmptyState level={2} title={formatMessage(words.lost)} action={home}>
        {formatMessage(words.lostText)}
      </EmptyState>
    );
  const { access } = found.route;
  if (isRefused(access, user)) {
    if (path === '/') return <Redirect to="/account" replace />;
    return (
      <EmptyState level={2} icon={<LockIcon />} title={formatMessage(words.refused)} action={home}>
        {formatMessage(refusedText, { right: access })}
      </EmptyState>
    );
  }
  return <KeptScreens {...found} path={path} first={first} />;
}
