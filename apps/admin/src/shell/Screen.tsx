import type { UserInfo } from '@servery/api';
import { EmptyState, LinkButton } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import type { Params, Route } from '../boot/routes.ts';
import type { LoadedScreen } from '../mount.tsx';
import { ErrorBoundary } from '../reactions/ErrorBoundary.tsx';
import { useLoaded } from '../useLoaded.ts';
import { appWords as words, refusedText } from '../words.ts';

/** The screen of the address: what one may not see is said, what is not there too. */
export function Screen({ first, user }: { first: LoadedScreen | null; user: UserInfo }) {
  const [path] = useLocation();
  const { matchRoute } = useApp();
  const { formatMessage } = useIntl();
  const found = useMemo(() => matchRoute(path), [matchRoute, path]);
  if (!found)
    return (
      <EmptyState
        level={2}
        title={formatMessage(words.lost)}
        action={<LinkButton href="/orders/live">{formatMessage(words.toBoard)}</LinkButton>}
      >
        {formatMessage(words.lostText)}
      </EmptyState>
    );
  const { capability } = found.route;
  if (user.rights.grants[capability] === 'deny')
    return (
      <EmptyState level={2} title={formatMessage(words.refused)}>
        {formatMessage(refusedText, { right: capability })}
      </EmptyState>
    );
  return (
    <ErrorBoundary key={path}>
      <Loaded route={found.route} params={found.params} first={first} />
    </ErrorBoundary>
  );
}

interface LoadedProps {
  route: Route;
  params: Params;
  first: LoadedScreen | null;
}

function Loaded({ route, params, first }: LoadedProps) {
  const { part: Part, of } = useLoaded(route.load, first?.route === route ? first.screen : null);
  return Part && of === route.load ? <Part params={params} /> : null;
}
