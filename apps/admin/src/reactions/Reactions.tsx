import type { Problem } from '@servery/api';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Router } from 'wouter';
import { useApp } from '../AppContext.ts';
import { reactions } from '../session/client.ts';
import { placeRouter } from '../session/place.ts';
import { useIsLocked, useIsSessionOver, useSession } from '../session/useSession.ts';
import { askAgain } from './again.ts';
import { Cover } from './Cover.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Maintenance } from './Maintenance.tsx';
import { problemReporter } from './problemReporter.ts';
import { SignInAgain } from './SignInAgain.tsx';

const Counter = lazy(() => import('./Counter.tsx'));
const PinPage = lazy(() => import('../pages/PinPage.tsx'));
const Interruption = lazy(() => import('./Interruption.tsx'));

/**
 * Reacts to refused requests in the same way for all screens, by the status codes of the error
 * catalogue.
 */
export function Reactions({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [interruption, setInterruption] = useState<Problem>();
  const [isMaintained, setMaintained] = useState(false);
  const isOver = useIsSessionOver();
  const isLocked = useIsLocked();
  const isAway = isOver || isLocked;
  const { matchRoute } = useApp();
  const isDisplay = matchRoute(location.pathname)?.route.isDisplay === true;
  const isCounter = useSession()?.user.device?.kind === 'counter';

  useEffect(() => {
    const report = problemReporter(formatMessage);
    reactions.onProblem = (problem: Problem, to) => {
      if (problem.status === 410 || problem.code === 'suspended') setInterruption(problem);
      if (problem.status === 503) setMaintained(true);
      report(problem, to);
    };
    return () => {
      reactions.onProblem = () => undefined;
    };
  }, [formatMessage]);

  useEffect(() => {
    if (isAway) return askAgain;
  }, [isAway]);

  const retry = () => {
    setMaintained(false);
    askAgain();
  };
  return (
    <Router {...placeRouter}>
      <ErrorBoundary>{children}</ErrorBoundary>
      {isOver && !isDisplay && <SignInAgain />}
      {isLocked && !isDisplay && (
        <Cover>
          <ErrorBoundary>
            <Suspense>
              <PinPage />
            </Suspense>
          </ErrorBoundary>
        </Cover>
      )}
      {isCounter && !isAway && !isDisplay && (
        <Suspense>
          <Counter />
        </Suspense>
      )}
      {isMaintained && <Maintenance onRetry={retry} />}
      {interruption && (
        <Suspense>
          <Interruption problem={interruption} />
        </Suspense>
      )}
    </Router>
  );
}
