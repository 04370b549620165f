import { lazy, type ComponentType } from 'react';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import type { DialogName } from './DialogName.ts';

type Load = () => Promise<ComponentType<ActionDialogProps>>;

/** Imports each dialog's code on demand. */
const loads: Record<DialogName, Load> = {
  accept: () => import('./AcceptDialog.tsx').then((it) => it.AcceptDialog),
  reject: () => import('./RejectDialog.tsx').then((it) => it.RejectDialog),
  void: () => import('./VoidDialog.tsx').then((it) => it.VoidDialog),
  cancel: () => import('./CancelDialog.tsx').then((it) => it.CancelDialog),
  refund: () => import('./RefundDialog.tsx').then((it) => it.RefundDialog),
  refundItems: () => import('./RefundItemsDialog.tsx').then((it) => it.RefundItemsDialog),
  reopen: () => import('./ReopenDialog.tsx').then((it) => it.ReopenDialog),
  add: () => import('./add/AddItemsDialog.tsx').then((it) => it.AddItemsDialog),
  quantity: () => import('./QuantityDialog.tsx').then((it) => it.QuantityDialog),
  seat: () => import('./SeatDialog.tsx').then((it) => it.SeatDialog),
  voidLine: () => import('./VoidLineDialog.tsx').then((it) => it.VoidLineDialog),
  compLine: () => import('./CompLineDialog.tsx').then((it) => it.CompLineDialog),
  note: () => import('./NoteDialog.tsx').then((it) => it.NoteDialog),
  discount: () => import('./DiscountDialog.tsx').then((it) => it.DiscountDialog),
  removeReduction: () =>
    import('./RemoveReductionDialog.tsx').then((it) => it.RemoveReductionDialog),
  service: () => import('./ServiceChargeDialog.tsx').then((it) => it.ServiceChargeDialog),
  pay: () => import('./pay/PayDialog.tsx').then((it) => it.PayDialog),
  reverse: () => import('./ReverseDialog.tsx').then((it) => it.ReverseDialog),
  combine: () => import('./combine/CombineDialog.tsx').then((it) => it.CombineDialog),
  uncombine: () => import('./split/UncombineDialog.tsx').then((it) => it.UncombineDialog),
  split: () => import('./split/SplitDialog.tsx').then((it) => it.SplitDialog),
  deliver: () => import('./deliver/DeliverDialog.tsx').then((it) => it.DeliverDialog),
  sendAgain: () => import('./resolve/ResolveDialog.tsx').then((it) => it.SendAgainDialog),
  otherCourier: () => import('./resolve/ResolveDialog.tsx').then((it) => it.OtherCourierDialog),
  callOff: () => import('./resolve/ResolveDialog.tsx').then((it) => it.CallOffDialog),
  removeLine: () => import('./resolve/ResolveDialog.tsx').then((it) => it.RemoveLineDialog),
  returnOverpayment: () =>
    import('./resolve/ResolveDialog.tsx').then((it) => it.ReturnOverpaymentDialog),
  keep: () => import('./resolve/ResolveDialog.tsx').then((it) => it.KeepDialog),
  reprint: () => import('./resolve/ReprintDialog.tsx').then((it) => it.ReprintDialog),
  owner: () => import('./OwnerDialog.tsx').then((it) => it.OwnerDialog),
};

const toLazy = (load: Load) => lazy(async () => ({ default: await load() }));

/** The action dialogs, each loaded when it is first shown. */
export const dialogs = Object.fromEntries(
  Object.entries(loads).map(([name, load]) => [name, toLazy(load)]),
) as Record<DialogName, ReturnType<typeof toLazy>>;

/** Preloads a dialog's code. A failed import is reported only when the dialog is shown. */
export const preloadDialog = (name: DialogName): void => {
  loads[name]().catch(() => undefined);
};
