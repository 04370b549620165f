import { lazy, Suspense } from 'react';
import { Wait } from './components/Wait.tsx';

const Screen = lazy(async () => ({
  default: (await import('./screens/AccessCards.tsx')).AccessCards,
}));

export interface AccessControlProps {
  /** Whether the user's role allows reading analytics. */
  mayReadAnalytics: boolean;
}

/**
 * Demonstrates role-based access: one card for everyone, one that needs a permission. Renders no
 * `main` element.
 */
export function AccessControl({ mayReadAnalytics }: AccessControlProps) {
  return (
    <Suspense fallback={<Wait problem={undefined} onRetry={() => undefined} />}>
      <Screen mayReadAnalytics={mayReadAnalytics} />
    </Suspense>
  );
}
