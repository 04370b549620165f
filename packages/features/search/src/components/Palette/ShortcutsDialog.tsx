import { lazy, Suspense } from 'react';
import type { ShortcutsDialogProps } from './ShortcutList.tsx';

const ShortcutList = lazy(async () => ({
  default: (await import('./ShortcutList.tsx')).ShortcutList,
}));

export type { ShortcutsDialogProps };

/** Lists keys and what they do, from when it is rendered until it is closed. */
export const ShortcutsDialog = (props: ShortcutsDialogProps) => (
  <Suspense fallback={null}>
    <ShortcutList {...props} />
  </Suspense>
);
