import type { DayTable, Reservation } from '@servery/api';
import { BookingForm } from './BookingForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { SeatForm } from './SeatForm.tsx';

/** What is asked before something is done with a booking. */
export interface Asked {
  what: 'decline' | 'cancel' | 'seat' | 'edit';
  booking: Reservation;
}

interface BookingDialogsProps {
  asked: Asked;
  tables: readonly DayTable[];
  merchantId: number | undefined;
  onClose: () => void;
}

/** The form that an act needs. */
export function BookingDialogs(props: BookingDialogsProps) {
  const { asked, tables, merchantId, onClose } = props;
  const { what, booking } = asked;
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
  return <ReasonForm act={what} booking={booking} onClose={onClose} />;
}
