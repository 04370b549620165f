import { likelyCash } from '@servery/domain/money';
import { Button, CloseIcon, IconButton, Text } from '@servery/ui';
import { MoneyField, useFormat } from '@servery/screens';
import { Controller, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldMessages } from '../../../messages/fields.ts';
import { payMessages } from '../../../messages/pay.ts';
import type { LaidTender, TenderRow } from './layTenders.ts';
import { change, changeFigure, fields, quick, tender, tenderHead } from './PayDialog.css.ts';
import type { Payable } from './payableOf.ts';
import type { PayValues } from './PayForm.tsx';

export interface TenderFieldsProps {
  payable: Payable;
  index: number;
  row: TenderRow;
  laid: LaidTender;
  onRemove: () => void;
}

/** One tender with its amount and, for cash, the cash received and the change. */
export function TenderFields({ payable, index, row, laid, onRemove }: TenderFieldsProps) {
  const { formatMessage } = useIntl();
  const { money, symbol } = useFormat(payable.merchant_id);
  const { control, setValue } = useFormContext<PayValues>();
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
        {row.isCash && (
          <Controller
            control={control}
            name={`tenders.${index}.tendered`}
            render={({ field, fieldState }) => (
              <MoneyField
                label={formatMessage(payMessages.tendered)}
                currency={symbol}
                value={field.value}
                onChange={field.onChange}
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
      {row.isCash && (
        <>
          <div className={quick}>
            {likelyCash(laid.applied).map((amount) => (
              <Button
                key={amount}
                aria-pressed={row.tendered === amount}
                emphasis={row.tendered === amount ? 'soft' : 'outline'}
                onPress={() => setValue(`tenders.${index}.tendered`, amount, { shouldDirty: true })}
              >
                {money(amount)}
              </Button>
            ))}
          </div>
          {laid.rounding !== 0 && (
            <Text as="p" size="s" tone="muted">
              <FormattedMessage
                {...payMessages.rounding}
                values={{ amount: money(laid.rounding) }}
              />
            </Text>
          )}
          {row.tendered !== null && !isShort && (
            <div className={change} aria-live="polite">
              <span>
                <FormattedMessage {...payMessages.change} />
              </span>
              <span className={changeFigure}>{money(laid.change)}</span>
            </div>
          )}
        </>
      )}
    </div>
  );
}
