import { lazy, Suspense } from 'react';
import type { ItemSplitDialogProps } from './ItemSplitDialog.tsx';

// Loaded when a bill is split: most are paid as a whole.
const LazyDialog = lazy(async () => ({
  default: (await import('./ItemSplitDialog.tsx')).ItemSplitDialog,
}));

/** The dialog that splits a bill by item, loaded when it is first shown. */
export const ItemSplit = (props: ItemSplitDialogProps) => (
  <Suspense>
    <LazyDialog {...props} />
  </Suspense>
);
