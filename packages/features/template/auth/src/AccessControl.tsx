import { lazy, Suspense } from 'react';
import { Wait } from './components/Wait.tsx';
import type { AccessCardsProps } from './screens/AccessCards.tsx';

const Screen = lazy(async () => ({
  default: (await import('./screens/AccessCards.tsx')).AccessCards,
}));

export type AccessControlProps = AccessCardsProps;

/**
 * Demonstrates role-based access: one card for everyone, one that needs a permission. Renders no
 * `main` element.
 */
export function AccessControl(props: AccessControlProps) {
  return (
    <Suspense fallback={<Wait problem={undefined} onRetry={() => undefined} />}>
      <Screen {...props} />
    </Suspense>
  );
}
