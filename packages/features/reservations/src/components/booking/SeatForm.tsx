import { FormDrawer } from '@servery/ui';
import { changeReservation, type DayTable, type Reservation } from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useBookingActions } from '../../hooks/useBookingActions.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { actMessages as messages } from '../../messages/act.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { isTaken } from './isTaken.ts';
import { TableChoice } from './TableChoice.tsx';

interface SeatFormProps {
  booking: Reservation;
  tables: readonly DayTable[];
  onClose: () => void;
}

/** Asks for the tables to seat a party at, if the reserved ones aren't available. */
export function SeatForm({ booking, tables, onClose }: SeatFormProps) {
  const { formatMessage, formatList } = useIntl();
  const { run } = useBookingActions();
  const taken = new Set(tables.filter(isTaken).map(({ id }) => id));
  const { id, version, name } = booking;
  const form = useEndpointForm(changeReservation, {
    defaults: { table_ids: [] as number[] },
    toInput: (values) => ({
      params: { id },
      body: { action: 'seat' as const, version, ...values },
    }),
    send: async (_, values) => {
      await run('seat', booking, values);
      onClose();
    },
    explain: useProblemText(),
    messages: fieldMessages,
  });
  return (
    <FormDrawer
      title={formatMessage(messages.seatTitle, { name })}
      action={formatMessage(messages.seat)}
      {...form.drawer}
      onClose={onClose}
    >
      <TableChoice
        tables={tables}
        taken={taken}
        {...form.field('table_ids')}
        {...(booking.tables.length > 0 && {
          description: formatMessage(messages.seatHelp, {
            tables: formatList(booking.tables.map((table) => table.name)),
          }),
        })}
      />
    </FormDrawer>
  );
}
