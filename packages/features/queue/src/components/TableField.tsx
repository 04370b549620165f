import { Select } from '@servery/ui';
import { useIntl } from 'react-intl';
import { noTable, type TableChoice } from '../hooks/useTableChoice.ts';
import { seatMessages as messages } from '../messages/history.ts';

interface TableFieldProps {
  choice: TableChoice;
  party: number;
  /** Whether the party can be served without a table. */
  isOptional?: boolean;
}

/** Field that selects a free table for a party, the best match first. */
export function TableField({ choice, party, isOptional = false }: TableFieldProps) {
  const { formatMessage } = useIntl();
  const { tables = [], table, choose } = choice;
  return (
    <Select
      label={formatMessage(messages.table)}
      isPending={!choice.tables}
      options={[
        ...tables.map(({ id, name, seats_min: min, seats_max: max }) => ({
          value: String(id),
          label: formatMessage(max < party ? messages.small : messages.option, { name, min, max }),
        })),
        ...(isOptional ? [{ value: noTable, label: formatMessage(messages.without) }] : []),
      ]}
      value={table ? String(table.id) : isOptional && choice.tables ? noTable : null}
      onChange={choose}
    />
  );
}
