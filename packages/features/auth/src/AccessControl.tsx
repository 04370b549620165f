import { lazy, Suspense } from 'react';
import { Wait } from './components/Wait.tsx';

const Screen = lazy(async () => ({
  default: (await import('./screens/AccessCards.tsx')).AccessCards,
}));

export interface AccessControlProps {
  /** Whether the role of who looks may read analytics. */
  mayReadAnalytics: boolean;
}

/** Shows what each role sees: one card for everybody, one for a right. It has no `main` of its own. */
export function AccessControl({ mayReadAnalytics }: AccessControlProps) {
  return (
    <Suspense fallback={<Wait problem={undefined} onRetry={() => undefined} />}>
      <Screen mayReadAnalytics={mayReadAnalytics} />
    </Suspense>
  );
}
