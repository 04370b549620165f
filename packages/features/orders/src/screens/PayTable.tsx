import { lazy, Suspense } from 'react';
import type { PayTableDialogProps } from '../components/dialogs/pay/PayTableDialog.tsx';

// Loaded lazily, because the form would otherwise be part of the first load of every order screen.
const PayTableDialog = lazy(() =>
  import('../components/dialogs/pay/PayTableDialog.tsx').then((it) => ({
    default: it.PayTableDialog,
  })),
);

export type PayTableProps = PayTableDialogProps;

/** The dialog that takes payment for all unpaid bills of a table; its code loads when it opens. */
export function PayTable(props: PayTableProps) {
  return (
    <Suspense fallback={null}>
      <PayTableDialog {...props} />
    </Suspense>
  );
}
