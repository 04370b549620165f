import type { Problem } from '@servery/api';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Router } from 'wouter';
import { reactions } from '../session/client.ts';
import { placeRouter } from '../session/place.ts';
import { useIsSessionOver } from '../session/useSession.ts';
import { askAgain } from './again.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Maintenance } from './Maintenance.tsx';
import { sayer } from './say.ts';
import { SignInAgain } from './SignInAgain.tsx';

const VersionDialog = lazy(() => import('./VersionDialog.tsx'));

/** What every screen would do alike when a call is refused, done once around all of them: by the status of the error catalogue. */
export function Reactions({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [outdated, setOutdated] = useState(0);
  const [isMaintained, setMaintained] = useState(false);
  const isOver = useIsSessionOver();

  useEffect(() => {
    const say = sayer(formatMessage);
    reactions.onProblem = (problem: Problem, to) => {
      if (problem.status === 410) setOutdated((times) => times + 1);
      if (problem.status === 503) setMaintained(true);
      say(problem, to);
    };
    return () => {
      reactions.onProblem = () => undefined;
    };
  }, [formatMessage]);

  useEffect(() => {
    if (isOver) return askAgain;
  }, [isOver]);

  const retry = () => {
    setMaintained(false);
    askAgain();
  };
  return (
    <Router {...placeRouter}>
      <ErrorBoundary>{children}</ErrorBoundary>
      {isOver && <SignInAgain />}
      {isMaintained && <Maintenance onRetry={retry} />}
      {outdated > 0 && (
        <Suspense>
          <VersionDialog key={outdated} />
        </Suspense>
      )}
    </Router>
  );
}
