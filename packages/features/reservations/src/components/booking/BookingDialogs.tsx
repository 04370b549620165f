import type { DayTable, Reservation } from '@servery/api';
import { BookingForm } from './BookingForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { SeatForm } from './SeatForm.tsx';

/** The dialog to open and the booking that it is about. */
export interface OpenDialog {
  what: 'decline' | 'cancel' | 'seat' | 'edit';
  booking: Reservation;
}

interface BookingDialogsProps {
  dialog: OpenDialog;
  tables: readonly DayTable[];
  merchantId: number | undefined;
  onClose: () => void;
}

/** The dialog or form that an action needs. */
export function BookingDialogs(props: BookingDialogsProps) {
  const { dialog, tables, merchantId, onClose } = props;
  const { what, booking } = dialog;
  if (what === 'edit')
    return (
      <BookingForm
        booking={booking}
        date={booking.business_date}
        merchantId={merchantId}
        onSaved={onClose}
        onClose={onClose}
      />
    );
  if (what === 'seat') return <SeatForm booking={booking} tables={tables} onClose={onClose} />;
  return <ReasonForm action={what} booking={booking} onClose={onClose} />;
}
