import type { Order } from '@servery/api';

/** The props of every action dialog. */
export interface ActionDialogProps {
  order: Order;
  /** The id of the line, reduction or payment that the dialog is about. */
  subject: number | undefined;
  onClose: () => void;
  /** Opens another order. */
  onOpen: ((id: number) => void) | undefined;
}
