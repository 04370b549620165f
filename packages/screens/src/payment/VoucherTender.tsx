import { readVoucherCode, type PaymentOption } from '@servery/api';
import { layVoucher } from '@servery/domain/paying';
import { Button, TextField } from '@servery/ui';
import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyField } from '../components/MoneyField.tsx';
import { useFormat } from '../format/useFormat.ts';
import { actionMessages } from '../messages/actions.ts';
import { voucherMessages as messages } from '../messages/vouchers.ts';
import { isVoucherTaken } from './isVoucherTaken.ts';
import * as styles from './payment.css.ts';
import type { Tenders } from './useTenders.ts';

export interface VoucherTenderProps {
  merchant_id: number;
  option: PaymentOption;
  /** The amount left to pay, in sen. */
  left: number;
  isDisabled: boolean;
  tenders: Pick<Tenders, 'attempt' | 'take'>;
  /** Called when another payment option is wanted. */
  onCancel: () => void;
}

/**
 * The code and the face value of a prepaid voucher, with what it pays and what is forfeited. A
 * scanner types the code and presses Enter, which leads to the face value.
 */
export function VoucherTender(props: VoucherTenderProps) {
  const { merchant_id, option, left, isDisabled, tenders, onCancel } = props;
  const { formatMessage } = useIntl();
  const { money, symbol } = useFormat(merchant_id);
  const [typed, setTyped] = useState('');
  const [faceValue, setFaceValue] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const valueField = useRef<HTMLInputElement>(null);
  const code = readVoucherCode(typed);
  const { attempt } = tenders;
  const isTaken =
    code !== null &&
    code === attempt?.voucher?.code &&
    attempt.problem !== null &&
    isVoucherTaken(attempt.problem);
  const { amount, forfeited } = layVoucher(faceValue ?? 0, left);
  const codeError = isTaken
    ? messages.taken
    : isTried && code === null
      ? messages.codeInvalid
      : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isDisabled) return;
    setTried(true);
    if (code === null) codeField.current?.focus();
    else if (!faceValue) valueField.current?.focus();
    else tenders.take({ option, amount, tip: 0, tendered: null, voucher: { code, faceValue } });
  };
  const leadOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || code === null || faceValue) return;
    event.preventDefault();
    valueField.current?.focus();
  };
  return (
    <fieldset className={styles.option}>
      <legend className={styles.optionName}>{option.name}</legend>
      <form className={styles.entry} noValidate onSubmit={submit}>
        <TextField
          ref={codeField}
          label={formatMessage(messages.code)}
          description={formatMessage(messages.codeHelp)}
          errorMessage={codeError && formatMessage(codeError)}
          value={typed}
          onChange={setTyped}
          onKeyDown={leadOn}
          maxLength={20}
          dir="ltr"
          autoFocus
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <MoneyField
          ref={valueField}
          label={formatMessage(messages.faceValue)}
          currency={symbol}
          value={faceValue}
          onChange={setFaceValue}
          errorMessage={isTried && !faceValue ? formatMessage(messages.required) : undefined}
        />
        {amount > 0 && (
          <div role="status">
            <FormattedMessage {...messages.pays} values={{ amount: money(amount) }} />
            {forfeited > 0 && (
              <>
                {' '}
                <strong>
                  <FormattedMessage {...messages.forfeited} values={{ amount: money(forfeited) }} />
                </strong>
              </>
            )}
          </div>
        )}
        <Button
          type="submit"
          tone="accent"
          emphasis="solid"
          size="l"
          isWide
          isDisabled={isDisabled}
        >
          {formatMessage(messages.take)}
        </Button>
        <Button size="l" emphasis="ghost" isDisabled={isDisabled} onPress={onCancel}>
          {formatMessage(actionMessages.cancel)}
        </Button>
      </form>
    </fieldset>
  );
}
