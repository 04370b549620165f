import type {
  DisplayedItem,
  Input,
  MerchantInfo,
  Order,
  OrderMethod,
  placeOrder,
} from '@servery/api';
import { ItemOptionsDialog, type Wanted } from '@servery/screens/item-options';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Checkout } from '../hooks/useCheckout.ts';
import { billMessages, itemMessages } from '../messages/counter.ts';
import { countOf, withChange, type NewLine, type NewOrder } from '../newOrder/newOrder.ts';
import { TablePicker } from './TablePicker.tsx';

// Loaded lazily, because most orders need no form, and payment only follows the last item.
const DetailsForm = lazy(() =>
  import('./DetailsForm.tsx').then((it) => ({ default: it.DetailsForm })),
);

const PaySheet = lazy(() => import('./PaySheet.tsx').then((it) => ({ default: it.PaySheet })));

/** An open dialog of the counter. */
export type CounterDialog =
  | { name: 'add'; item: DisplayedItem; first: Wanted }
  | { name: 'edit'; item: DisplayedItem; line: NewLine }
  | { name: 'table' }
  | { name: 'details' }
  | {
      name: 'pay';
      /** The total as it was when the sheet was opened, in sen. */
      amount: number;
      method: OrderMethod;
      input: Input<typeof placeOrder>['body'];
    };

interface CounterDialogsProps {
  dialog: CounterDialog;
  merchant: MerchantInfo;
  order: NewOrder;
  checkout: Checkout;
  /** Adds an item; returns false if there isn't enough of it. */
  onAdd: (item: DisplayedItem, wanted: Wanted) => boolean;
  onChange: (change: (order: NewOrder) => NewOrder) => void;
  /** Called when the order was placed, before it is paid. */
  onPlaced: (order: Order) => void;
  onPaid: (order: Order) => void;
  onClose: () => void;
}

/** Renders the open dialog. */
export function CounterDialogs(props: CounterDialogsProps) {
  const { dialog, merchant, order, checkout, onAdd, onChange, onPlaced, onPaid, onClose } = props;
  const { formatMessage } = useIntl();
  const { id: merchant_id, settings } = merchant;
  const hasSeat = order.way === 'dine_in';
  switch (dialog.name) {
    case 'add':
      return (
        <ItemOptionsDialog
          item={dialog.item}
          merchant_id={merchant_id}
          line={dialog.first}
          hasSeat={hasSeat}
          submitLabel={(amount) => formatMessage(itemMessages.addIt, { amount })}
          onSave={async (wanted) => onAdd(dialog.item, wanted)}
          onClose={onClose}
        />
      );
    case 'edit': {
      const { item, line } = dialog;
      const { quantity, note, options, seat } = line;
      return (
        <ItemOptionsDialog
          item={item}
          merchant_id={merchant_id}
          line={{ quantity, note, options, seat }}
          hasSeat={hasSeat}
          submitLabel={(amount) => formatMessage(billMessages.save, { amount })}
          onSave={async (wanted) => {
            onChange((now) => withChange(now, line.key, wanted));
            return true;
          }}
          onClose={onClose}
        />
      );
    }
    case 'table':
      return (
        <TablePicker
          merchant_id={merchant_id}
          onChoose={(table) => {
            onChange((now) => ({ ...now, table }));
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'details':
      return (
        <Suspense>
          <DetailsForm
            merchant_id={merchant_id}
            settings={settings}
            order={order}
            onSave={(next) => {
              onChange((now) => ({ ...next, lines: now.lines }));
              onClose();
            }}
            onClose={onClose}
          />
        </Suspense>
      );
    case 'pay':
      return (
        <PaySheet
          merchant_id={merchant_id}
          method={dialog.method}
          amount={dialog.amount}
          place={async () => {
            const placed = await checkout.place({ body: dialog.input });
            onPlaced(placed);
            return placed;
          }}
          isDivisible={countOf(order) > 1}
          pay={checkout.pay}
          onPaid={onPaid}
          onClose={onClose}
        />
      );
  }
}
