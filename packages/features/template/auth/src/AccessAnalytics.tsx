import { lazy, Suspense } from 'react';
import { Wait } from './components/Wait.tsx';
import type { AnalystsPageProps } from './screens/AnalystsPage.tsx';

const Screen = lazy(async () => ({
  default: (await import('./screens/AnalystsPage.tsx')).AnalystsPage,
}));

/**
 * The page of the access control demo that needs a permission, which the app checks. Renders no
 * `main` element.
 */
export function AccessAnalytics(props: AnalystsPageProps) {
  return (
    <Suspense fallback={<Wait problem={undefined} onRetry={() => undefined} />}>
      <Screen {...props} />
    </Suspense>
  );
}
