import { lazy, Suspense } from 'react';

const QrImage = lazy(() => import('./QrImage.tsx'));

/** Renders a URL as a QR code, whose code loads on first use. */
export const renderCode = (text: string, label: string) => (
  <Suspense fallback={null}>
    <QrImage text={text} label={label} />
  </Suspense>
);
