import { createContext, use } from 'react';
import type { DialogName } from './DialogName.ts';

/** The name and subject of a dialog to open. */
export interface DialogInput {
  name: DialogName;
  orderId: number;
  /** The id of the line, reduction or payment that the dialog is about. */
  subject?: number;
}

/** The function that opens a dialog in the nearest `OrderDialogs`; null outside of one. */
export const DialogsContext = createContext<((input: DialogInput) => void) | null>(null);

/**
 * Returns a function that opens an action dialog in the surrounding `OrderDialogs`. Throws outside
 * of one.
 */
export function useOpenDialog(): (input: DialogInput) => void {
  const open = use(DialogsContext);
  if (!open) throw new Error('Order actions must be used inside <OrderDialogs>.');
  return open;
}
