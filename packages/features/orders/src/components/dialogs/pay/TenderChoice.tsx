import { equalShares } from '@servery/domain/money';
import { nextShare, nextTender } from '@servery/domain/paying';
import {
  Banner,
  Button,
  CardIcon,
  CashIcon,
  Field,
  Grid,
  QrIcon,
  Skeleton,
  Text,
} from '@servery/ui';
import { NumberField, useFormat } from '@servery/screens';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePaymentOptions } from '../../../hooks/usePaymentOptions.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import { payMessages } from '../../../messages/pay.ts';
import { split } from './PayDialog.css.ts';
import type { Payable } from './payableOf.ts';
import type { PayValues } from './PayForm.tsx';

const icons: Partial<Record<string, ReactNode>> = {
  cash: <CashIcon />,
  card: <CardIcon />,
  e_wallet: <QrIcon />,
};

export interface TenderChoiceProps {
  payable: Payable;
  /** The remaining amount, in sen. */
  left: number;
}

/**
 * The payment options of the order's method as large buttons: a press adds a tender for the remaining amount, or for one
 * guest's equal share.
 */
export function TenderChoice({ payable, left }: TenderChoiceProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(payable.merchant_id);
  const { watch, setValue } = useFormContext<PayValues>();
  const problemText = useProblemText();
  const { data: options, error } = usePaymentOptions(payable.merchant_id, payable.order_method);
  // Only a member has a wallet.
  const offered = options?.aaData.filter(({ kind }) => kind !== 'wallet' || payable.member);
  const guests = watch('guests');
  const tenders = watch('tenders');
  const whole = Math.max(payable.totals.balance, 0);
  const shares = equalShares(whole, guests);
  const share = nextShare({ whole, guests, paid: tenders.length }, left);

  const add = (option: NonNullable<typeof options>['aaData'][number]) => {
    const isCash = option.kind === 'cash';
    const { amount } = nextTender({ left, wanted: share, isCash });
    const row = { option: option.id, name: option.name, isCash, amount, tendered: null };
    setValue('tenders', [...tenders, row], { shouldDirty: true });
  };

  return (
    <>
      <Field
        isGroup
        label={formatMessage(tenders.length > 0 ? payMessages.chooseRest : payMessages.choose)}
      >
        {(_control, labelId) => (
          <div role="group" aria-labelledby={labelId}>
            {error && !options && <Banner tone="danger">{problemText(error)}</Banner>}
            <Grid gap="s" item="s">
              {offered?.map((option) => (
                <Button
                  key={option.id}
                  size="l"
                  isWide
                  icon={icons[option.kind]}
                  onPress={() => add(option)}
                >
                  {option.name}
                </Button>
              )) ??
                (!error && <Skeleton shape="control" />)}
            </Grid>
          </div>
        )}
      </Field>
      {tenders.length === 0 && (
        <div className={split}>
          <NumberField
            label={formatMessage(payMessages.split)}
            value={guests}
            onChange={(value) => setValue('guests', value ?? 1)}
            minValue={1}
            maxValue={20}
            decrementLabel={formatMessage(payMessages.splitFewer)}
            incrementLabel={formatMessage(payMessages.splitMore)}
          />
          {guests > 1 && (
            <Text as="p" tone="muted">
              <FormattedMessage
                {...(shares[0] === shares.at(-1) ? payMessages.share : payMessages.shares)}
                values={{
                  amount: money(shares[0] ?? 0),
                  least: money(shares.at(-1) ?? 0),
                  most: money(shares[0] ?? 0),
                }}
              />
            </Text>
          )}
        </div>
      )}
    </>
  );
}
