import { lazy, Suspense, useState, type ReactNode } from 'react';
import { DialogsContext, type DialogInput } from './useOpenDialog.ts';

/** Loaded lazily, because dialogs aren't a part of a screen's first load. */
const OpenDialog = lazy(() =>
  import('./OpenDialog.tsx').then((it) => ({ default: it.OpenDialog })),
);

export interface OrderDialogsProps {
  /** Opens another order if an action leads to it. */
  onOpen?: (id: number) => void;
  children: ReactNode;
}

/**
 * Renders the action dialogs of all orders inside, so that a dialog survives when its ticket moves
 * or leaves.
 */
export function OrderDialogs({ onOpen, children }: OrderDialogsProps) {
  const [input, setInput] = useState<DialogInput | null>(null);
  return (
    <DialogsContext value={setInput}>
      {children}
      {input && (
        <Suspense fallback={null}>
          <OpenDialog
            key={`${input.name} ${input.orderId} ${input.subject}`}
            input={input}
            onOpen={onOpen}
            onClose={() => setInput(null)}
          />
        </Suspense>
      )}
    </DialogsContext>
  );
}
