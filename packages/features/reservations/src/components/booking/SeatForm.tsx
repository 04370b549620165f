import type { DayTable, Reservation } from '@servery/api';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useActs } from '../../hooks/useActs.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { actWords as words } from '../../messages/act.ts';
import { isTaken } from './isTaken.ts';
import { TableChoice } from './TableChoice.tsx';

interface SeatFormProps {
  booking: Reservation;
  tables: readonly DayTable[];
  onClose: () => void;
}

/** Asks where a party sits down, when the tables that were kept are not free. */
export function SeatForm({ booking, tables, onClose }: SeatFormProps) {
  const { formatMessage, formatList } = useIntl();
  const { run } = useActs();
  const { save, errors, trouble, isPending } = useSaving();
  const taken = new Set(tables.filter(isTaken).map(({ id }) => id));
  const [chosen, setChosen] = useState<number[]>([]);
  const { name } = booking;
  const submit = () =>
    save(async () => {
      await run('seat', booking, { table_ids: chosen });
      onClose();
    });
  return (
    <FormDrawer
      title={formatMessage(words.seatTitle, { name })}
      action={formatMessage(words.seat)}
      isDirty={chosen.length > 0}
      trouble={trouble}
      isPending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TableChoice
        tables={tables}
        taken={taken}
        value={chosen}
        onChange={setChosen}
        {...(booking.tables.length > 0 && {
          description: formatMessage(words.seatHelp, {
            tables: formatList(booking.tables.map((table) => table.name)),
          }),
        })}
        errorMessage={errors['table_ids']}
      />
    </FormDrawer>
  );
}
