import { orderMethods, patchPaymentOption, type PaymentOptionDetail } from '@servery/api';
import { useErrorToast, useFormat } from '@servery/screens';
import { Badge, DeleteIcon, EditIcon, IconButton, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMethodNames } from '../../hooks/useMethodNames.ts';
import { usePaymentAction } from '../../hooks/usePaymentAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { factMessages, kindMessages, optionsMessages as messages } from '../../messages/options.ts';
import { kindIcons } from './kindIcons.tsx';
import * as styles from './OptionRow.css.ts';

interface OptionRowProps {
  option: PaymentOptionDetail;
  onEdit: () => void;
  onRemove: () => void;
}

/** Returns a function that describes the provider's fee of an option. */
function useFeeText(merchant_id: number) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(merchant_id);
  const percent = (rate: number) =>
    formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return ({ fee_rate, fee_fixed }: Pick<PaymentOptionDetail, 'fee_rate' | 'fee_fixed'>): string => {
    if (fee_rate === 0 && fee_fixed === 0) return formatMessage(factMessages.noFee);
    if (fee_rate > 0 && fee_fixed > 0)
      return formatMessage(factMessages.bothFees, {
        rate: percent(fee_rate),
        fixed: money(fee_fixed),
      });
    return formatMessage(factMessages.fee, {
      fee: fee_rate > 0 ? percent(fee_rate) : money(fee_fixed),
    });
  };
}

/** A row for one payment option, with its actions. */
export function OptionRow({ option, onEdit, onRemove }: OptionRowProps) {
  const { formatMessage } = useIntl();
  const namesOf = useMethodNames();
  const feeText = useFeeText(option.merchant_id);
  const attempt = useErrorToast(useProblemText());
  const { trigger, isMutating } = usePaymentAction(patchPaymentOption);
  const { id, version, name, kind, channel, is_active, methods, account_code } = option;
  const toggle = (next: boolean) =>
    attempt(() => trigger({ params: { id }, body: { version, is_active: next } }));
  return (
    <div className={styles.row}>
      <span className={styles.icon} aria-hidden>
        {kindIcons[kind]}
      </span>
      <div className={styles.name}>
        <span className={styles.title}>
          <bdi>{name}</bdi>
          {!is_active && <Badge>{formatMessage(messages.inactive)}</Badge>}
        </span>
        <span className={styles.quiet}>
          {formatMessage(kindMessages[kind])}
          {channel === 'online' && ` · ${formatMessage(factMessages.online)}`}
        </span>
      </div>
      <div className={styles.facts}>
        <span className={styles.column}>
          <span>
            {methods.length === orderMethods.length
              ? formatMessage(factMessages.allMethods)
              : namesOf(methods)}
          </span>
        </span>
        <span className={styles.column}>
          <span>{feeText(option)}</span>
          {account_code !== '' && (
            <span className={styles.quiet}>
              {formatMessage(factMessages.account, { code: account_code })}
            </span>
          )}
        </span>
      </div>
      <span className={styles.toggle}>
        <Switch
          label={formatMessage(messages.isActive, { name })}
          isSelected={is_active}
          isPending={isMutating}
          onChange={(next) => void toggle(next)}
        />
      </span>
      <div className={styles.tools}>
        <IconButton label={formatMessage(messages.edit, { name })} onPress={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton
          label={formatMessage(messages.delete, { name })}
          tone="danger"
          onPress={onRemove}
        >
          <DeleteIcon />
        </IconButton>
      </div>
    </div>
  );
}
