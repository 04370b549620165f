import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';
import type { DialogName } from './registry.ts';

/** What opens over a screen is no part of its first load. */
const OpenDialog = lazy(() =>
  import('./OpenDialog.tsx').then((it) => ({ default: it.OpenDialog })),
);

/** Which dialog, about which order. */
export interface DialogWish {
  name: DialogName;
  orderId: number;
  /** The line, reduction or payment that it is about, by id. */
  subject?: number;
}

const DialogsContext = createContext<((wish: DialogWish) => void) | null>(null);

export interface OrderDialogsProps {
  /** Goes to another order, when what was done leads there. */
  onOpen?: (id: number) => void;
  children: ReactNode;
}

/** A place for the action dialogs of all orders inside: a ticket that moves or goes takes no dialog with it. */
export function OrderDialogs({ onOpen, children }: OrderDialogsProps) {
  const [wish, setWish] = useState<DialogWish | null>(null);
  return (
    <DialogsContext value={setWish}>
      {children}
      {wish && (
        <Suspense fallback={null}>
          <OpenDialog
            key={`${wish.name} ${wish.orderId} ${wish.subject}`}
            wish={wish}
            onOpen={onOpen}
            onClose={() => setWish(null)}
          />
        </Suspense>
      )}
    </DialogsContext>
  );
}

/** Opens an action dialog in the `OrderDialogs` around. */
export function useOpenDialog(): (wish: DialogWish) => void {
  const open = use(DialogsContext);
  if (!open) throw new Error('Order actions need <OrderDialogs> around them.');
  return open;
}
