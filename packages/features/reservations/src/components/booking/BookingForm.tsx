import {
  createReservation,
  editReservation,
  getReservationDay,
  listTimes,
  moveReservation,
  type Input,
  type Reservation,
} from '@servery/api';
import { useCall } from '@servery/api/swr';
import { Text, TextArea, TextField, toast, FormDrawer } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { typedPhone } from '@servery/domain/typed-phone';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { canStart } from '../../canStart.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useVenue } from '../../hooks/useVenue.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useReservationAction } from '../../hooks/useReservationAction.ts';
import { commonMessages } from '../../messages/common.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { formMessages as messages } from '../../messages/form.ts';
import { OfferFields } from './OfferFields.tsx';
import { TableChoice } from './TableChoice.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import {
  isElsewhere,
  isRenamed,
  takenTables,
  inputOf,
  type Place,
  type BookingValues,
} from './bookingValues.ts';

interface BookingFormProps {
  /** The booking to edit; null for a new one. */
  booking: Reservation | null;
  /** The initial trading day of a new booking. */
  date: string;
  /** The initial time and tables of a new booking. */
  place?: Place | undefined;
  merchantId: number | undefined;
  /** Called when the booking was saved and the form can close. */
  onSaved: (booking: Reservation) => void;
  onClose: () => void;
}

/** The form of a booking, which offers only available times and tables. */
export function BookingForm(props: BookingFormProps) {
  const { booking, date, place: at, merchantId, onSaved, onClose } = props;
  const { formatMessage } = useIntl();
  const { time_zone, currency } = useVenue(merchantId);
  const { time, money } = useFormats(time_zone, currency);
  const create = useReservationAction(createReservation);
  const edit = useReservationAction(editReservation);
  const move = useReservationAction(moveReservation);
  const form = useEndpointForm(createReservation, {
    defaults: inputOf(booking, date, at),
    toInput: async ({ date: _date, phone, ...values }) => ({
      body: {
        merchant_id: merchantId ?? null,
        ...values,
        phone: isMasked(phone) ? '' : await typedPhone(phone),
        starts_at,
        is_waitlisted: isWaiting,
      },
    }),
    send: async ({ body }) => {
      const made = await store(body);
      const { name } = made;
      const title = booking
        ? formatMessage(messages.saved, { name })
        : made.status === 'waitlisted'
          ? formatMessage(messages.waits, { name })
          : formatMessage(messages.booked, { name, time: time(made.starts_at) });
      toast.success({ title });
      onSaved(made);
    },
    explain: useProblemText(),
    messages: { ...fieldMessages, 'starts_at.iso_timestamp': fieldMessages.required },
    // Someone else may have taken the time.
    onRefused: () => void times.mutate(),
  });
  const input: BookingValues = { ...form.values, party: form.values.party ?? 1 };
  const { party, section, experience_id, table_ids } = input;
  // A masked phone number isn't sent back, so it stays unchanged unless a new one is entered.
  const isMasked = (phone: string) => phone === booking?.phone;
  const merchant_id = merchantId ?? ('' as const);
  const times = useCall(listTimes, {
    query: {
      merchant_id,
      date: input.date,
      party,
      section,
      experience_id: experience_id ?? '',
      except_id: booking?.id ?? '',
    },
  });
  const { data: day } = useCall(getReservationDay, { query: { merchant_id, date: input.date } });
  const chosen = times.data?.slots.find(
    (slot) => slot.starts_at === input.starts_at && canStart(slot, booking === null),
  );
  const isSame = booking !== null && !isElsewhere(input, booking);
  const starts_at = chosen?.starts_at ?? (isSame ? booking.starts_at : null);
  const isWaiting = chosen?.state === 'full' && booking === null && table_ids.length === 0;
  const stay = times.data?.stay_minutes ?? booking?.stay_minutes ?? 0;

  const store = async (body: Input<typeof createReservation>['body']): Promise<Reservation> => {
    if (!booking) return create.trigger({ body });
    const { name, note, staff_note, phone, ...place } = body;
    const { id } = booking;
    const renumbered = isMasked(input.phone) ? {} : { phone };
    let next = booking;
    if (isRenamed(input, booking))
      next = await edit.trigger({
        params: { id },
        body: { version: next.version, name, note, staff_note, ...renumbered },
      });
    if (isSame) return next;
    const { merchant_id: _merchant, is_waitlisted: _isWaitlisted, ...where } = place;
    return move.trigger({ body: { reservation_id: id, version: next.version, ...where } });
  };
  return (
    <FormDrawer
      title={
        booking
          ? formatMessage(messages.editTitle, { name: booking.name })
          : formatMessage(messages.create)
      }
      action={formatMessage(
        booking ? commonMessages.save : isWaiting ? messages.wait : messages.book,
      )}
      size="l"
      {...form.drawer}
      onClose={onClose}
    >
      <NumberField
        label={formatMessage(messages.party)}
        {...form.field('party')}
        decrementLabel={formatMessage(commonMessages.fewer)}
        incrementLabel={formatMessage(commonMessages.more)}
      />
      <OfferFields form={form} merchantId={merchantId} />
      <TimeChoice
        list={times.data}
        value={input.starts_at}
        onChange={(slot) => form.set('starts_at', slot.starts_at)}
        time={time}
        canWait={booking === null}
        errorMessage={form.message('starts_at').errorMessage}
      />
      {chosen && times.data && (
        <Text as="p" tone="muted">
          {formatMessage(messages.stay, { minutes: stay })}{' '}
          {times.data.deposit > 0 &&
            formatMessage(messages.deposit, { amount: money(times.data.deposit) })}
        </Text>
      )}
      {day && starts_at && (
        <TableChoice
          tables={day.tables}
          taken={takenTables(day, starts_at, stay, booking?.id)}
          {...form.field('table_ids')}
          description={formatMessage(messages.tablesHelp)}
        />
      )}
      <TextField label={formatMessage(messages.name)} autoComplete="off" {...form.field('name')} />
      <TextField
        type="tel"
        label={formatMessage(messages.phone)}
        description={formatMessage(messages.phoneHelp)}
        {...form.field('phone')}
      />
      <TextArea label={formatMessage(messages.note)} {...form.field('note')} rows={2} />
      <TextArea
        label={formatMessage(messages.staffNote)}
        description={formatMessage(messages.staffNoteHelp)}
        {...form.field('staff_note')}
        rows={2}
      />
    </FormDrawer>
  );
}
