import { limitsOf, listOrders } from '@servery/api';
import { LateSelect, TextField, useTyped } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { HistoryView } from '../../historyQuery.ts';
import { filterMessages } from '../../messages/history.ts';
import * as styles from './Filters.css.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useChoices, type Choice } from './useChoices.ts';

export interface FiltersProps {
  view: HistoryView;
  today: string;
  onChange: (change: Partial<HistoryView>) => void;
  /** Whether labels are above the fields, where there is vertical space. */
  isStacked?: boolean;
}

/** Resets these filters when the merchant changes, because their values belong to one merchant. */
const ofMerchant = { staff_id: '', promotion_id: '', table_id: '' } as const;

/** The filters of the order history. */
export function Filters({ view, today, onChange, isStacked = false }: FiltersProps) {
  const { formatMessage } = useIntl();
  const choices = useChoices(view);
  const [transaction, setTransaction] = useTyped(view.transaction_id, (transaction_id) =>
    onChange({ transaction_id }),
  );
  const choose = ({ name }: Choice, value: string) => {
    const isId = name.endsWith('_id') && value !== '';
    const change = { [name]: isId ? Number(value) : value } as Partial<HistoryView>;
    onChange(name === 'merchant_id' ? { ...ofMerchant, ...change } : change);
  };
  return (
    <div className={styles.filters} data-stacked={isStacked || undefined}>
      <PeriodFilter view={view} today={today} onChange={onChange} isStacked={isStacked} />
      {choices.map((choice) => (
        <div
          key={choice.name}
          className={styles.filter}
          data-set={view[choice.name] !== '' || undefined}
        >
          <LateSelect
            label={choice.label}
            isLabelHidden={!isStacked}
            options={choice.options}
            value={String(view[choice.name])}
            isDisabled={choice.isDisabled}
            onChange={(value) => choose(choice, value)}
          />
        </div>
      ))}
      <div className={styles.filter}>
        <TextField
          label={formatMessage(filterMessages.transaction)}
          isLabelHidden={!isStacked}
          placeholder={isStacked ? undefined : formatMessage(filterMessages.transaction)}
          autoComplete="off"
          spellCheck={false}
          dir={transaction ? 'ltr' : undefined}
          {...limitsOf(listOrders.query, 'transaction_id')}
          value={transaction}
          onChange={setTransaction}
        />
      </div>
    </div>
  );
}
