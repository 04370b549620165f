import { MoneyField, useFormat } from '@servery/screens';
import { CashEntry } from '@servery/screens/payment';
import { CloseIcon, IconButton } from '@servery/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../../messages/fields.ts';
import { payMessages } from '../../../messages/pay.ts';
import type { LaidTender, TenderRow } from '@servery/domain/paying';
import { fields, tender, tenderHead } from './PayDialog.css.ts';
import type { Payable } from './payableOf.ts';
import type { PayValues } from './PayForm.tsx';

export interface TenderFieldsProps {
  payable: Payable;
  index: number;
  row: TenderRow;
  laid: LaidTender;
  /** Whether cash can be typed on a keypad; the last tender has one. */
  hasKeypad: boolean;
  onRemove: () => void;
}

/** One tender with its amount and, for cash, the cash received and the change. */
export function TenderFields({
  payable,
  index,
  row,
  laid,
  hasKeypad,
  onRemove,
}: TenderFieldsProps) {
  const { formatMessage } = useIntl();
  const { money, symbol } = useFormat(payable.merchant_id);
  const { control } = useFormContext<PayValues>();
  const isShort = row.tendered !== null && row.tendered < laid.applied;
  const tooMuch = laid.isTooMuch && formatMessage(payMessages.tooMuch, { amount: money(laid.due) });
  return (
    <div className={tender} role="group" aria-label={row.name}>
      <div className={tenderHead}>
        {row.name}
        <IconButton
          size="s"
          label={formatMessage(payMessages.remove, { name: row.name })}
          onPress={onRemove}
        >
          <CloseIcon />
        </IconButton>
      </div>
      <div className={fields}>
        <Controller
          control={control}
          name={`tenders.${index}.amount`}
          render={({ field, fieldState }) => (
            <MoneyField
              label={formatMessage(payMessages.amount)}
              currency={symbol}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              errorMessage={tooMuch || fieldState.error?.message}
            />
          )}
        />
      </div>
      {row.isCash && (
        <Controller
          control={control}
          name={`tenders.${index}.tendered`}
          render={({ field, fieldState }) => (
            <CashEntry
              merchant_id={payable.merchant_id}
              due={laid.applied}
              rounding={laid.rounding}
              received={row.tendered}
              change={row.tendered === null || isShort ? null : laid.change}
              isChoice
              hasKeypad={hasKeypad}
              onChoose={field.onChange}
              onType={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              errorMessage={
                isShort ? formatMessage(fieldMessages.too_little) : fieldState.error?.message
              }
            />
          )}
        />
      )}
    </div>
  );
}
