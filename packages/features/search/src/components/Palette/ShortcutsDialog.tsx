import { lazy, Suspense } from 'react';
import type { ShortcutsDialogProps } from './ShortcutList.tsx';

const ShortcutList = lazy(async () => ({
  default: (await import('./ShortcutList.tsx')).ShortcutList,
}));

export type { ShortcutsDialogProps };

/** Dialog with shortcuts, open from mounting until it's closed. Loaded lazily. */
export const ShortcutsDialog = (props: ShortcutsDialogProps) => (
  <Suspense fallback={null}>
    <ShortcutList {...props} />
  </Suspense>
);
