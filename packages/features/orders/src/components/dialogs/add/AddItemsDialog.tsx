import type { MenuItem } from '@servery/api';
import { useFormat } from '@servery/screens';
import { SeatField } from '@servery/screens/item-options';
import { Banner } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMenu } from '../../../hooks/useMenu.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import { submitMessages, titleMessages } from '../../../messages/dialogs.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { ActionDialogProps } from '../ActionDialogProps.ts';
import { useActionForm } from '../useActionForm.ts';
import { useChanges } from '../useChanges.ts';
import { useDone } from '../useDone.ts';
import { Basket } from './Basket.tsx';
import { changesOf, lineOf, put, takeOut, type BasketLine } from './basketLines.ts';
import { MenuPicker } from './MenuPicker.tsx';
import { OptionPicker } from './OptionPicker.tsx';

/**
 * Adds menu items to an order: one press each, and a step for options if the item has any.
 * The seat of dine-in orders applies to the items that are added next.
 */
export function AddItemsDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const problemText = useProblemText();
  const { data: menu, error } = useMenu(order.merchant_id, order.order_method);
  const [choosing, setChoosing] = useState<MenuItem | null>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const send = useChanges();
  const done = useDone(onClose);
  const action = useActionForm<{ basket: BasketLine[] }>({
    order,
    defaultValues: { basket: [] },
    send: ({ basket }, base) => send(changesOf(basket), base),
    onDone: done('add'),
  });
  const basket = action.form.watch('basket');
  const fill = (lines: BasketLine[]) =>
    action.form.setValue('basket', lines, { shouldDirty: true });
  const count = basket.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = basket.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const submit = formatMessage(submitMessages.add, { count, amount: money(amount) });

  const pick = (item: MenuItem) => {
    if (item.options.length > 0) setChoosing(item);
    else fill(put(basket, lineOf(item, {}, '', seat)));
  };

  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.add, { number: order.number })}
      submitLabel={count > 0 ? submit : formatMessage(submitMessages.addNothing)}
      isSubmitDisabled={count === 0}
      intent={submit}
      size="l"
      onClose={onClose}
    >
      {error && !menu && <Banner tone="danger">{problemText(error)}</Banner>}
      {order.order_method === 'dine_in' && <SeatField value={seat} onChange={setSeat} />}
      {choosing ? (
        <OptionPicker
          merchant_id={order.merchant_id}
          item={choosing}
          seat={seat}
          onPut={(line) => {
            fill(put(basket, line));
            setChoosing(null);
          }}
          onBack={() => setChoosing(null)}
        />
      ) : (
        (menu || !error) && <MenuPicker merchant_id={order.merchant_id} menu={menu} onPick={pick} />
      )}
      <Basket
        merchant_id={order.merchant_id}
        lines={basket}
        onMore={(line) => fill(put(basket, line))}
        onFewer={({ key }) => fill(takeOut(basket, key))}
      />
    </ActionDialog>
  );
}
