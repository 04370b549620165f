import type { Named } from '@servery/api';
import { isTaken } from '@servery/domain/tables';
import { LoadState, useFormat } from '@servery/screens';
import { useFloor } from '@servery/screens/floor';
import { Dialog, EmptyState, TableIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { billMessages as messages } from '../messages/counter.ts';
import * as styles from './items.css.ts';

interface TablePickerProps {
  merchant_id: number;
  onChoose: (table: Named) => void;
  onClose: () => void;
}

/** The tables as large buttons, each with its guests and the amount due. A press chooses one. */
export function TablePicker({ merchant_id, onChoose, onClose }: TablePickerProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const { data, error, mutate } = useFloor(merchant_id);
  const tables = data?.tables.filter(({ is_active }) => is_active);
  return (
    <Dialog
      isOpen
      size="l"
      title={formatMessage(messages.chooseTable)}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      {!tables && <LoadState error={error} level={3} lines={3} onRetry={mutate} />}
      {tables?.length === 0 && (
        <EmptyState level={3} icon={<TableIcon />} title={formatMessage(messages.noTables)} />
      )}
      <div className={styles.grid}>
        {tables?.map(({ id, name, section, state, covers, owed }) => (
          <button
            key={id}
            type="button"
            className={styles.tile}
            data-chosen={isTaken(state) || undefined}
            onClick={() => onChoose({ id, name })}
          >
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.price}>
              {[
                section,
                covers > 0 && formatMessage(messages.guests, { count: covers }),
                owed > 0 && formatMessage(messages.owed, { amount: money(owed) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
