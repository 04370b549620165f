import { lazy, Suspense, type ComponentType } from 'react';

// Toasts appear only after an action, so a first visit doesn't wait for their code. The page works
// without it too.
const ToastArea = lazy<ComponentType<ToastsProps>>(() =>
  import('./ToastArea.tsx').catch(() => ({ default: () => null })),
);

export interface ToastsProps {
  /** Selects the durations and titles: the back office's or the template's. */
  kind: 'backOffice' | 'template';
}

/**
 * Shows toasts; render it once per page. Toasts that are added before its code has loaded appear
 * afterwards.
 */
export const Toasts = (props: ToastsProps) => (
  <Suspense>
    <ToastArea {...props} />
  </Suspense>
);
