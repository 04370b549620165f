import { lazy, Suspense } from 'react';

const QrImage = lazy(() => import('./QrImage.tsx'));

/** Draws an address as a code, once somebody looks at it. */
export const renderCode = (text: string, label: string) => (
  <Suspense fallback={null}>
    <QrImage text={text} label={label} />
  </Suspense>
);
