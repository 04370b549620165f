import {
  createReservation,
  editReservation,
  getReservationDay,
  listTimes,
  moveReservation,
  type Reservation,
} from '@servery/api';
import { useCall } from '@servery/api/swr';
import { Text, TextArea, TextField, toast, useChanged } from '@servery/ui';
import { FormDrawer, NumberField } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { internationalPhone } from '../../acts.ts';
import { canStart } from '../../canStart.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useHouse } from '../../hooks/useHouse.ts';
import { useReservationAction } from '../../hooks/useReservationAction.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { commonWords } from '../../messages/common.ts';
import { fieldWords } from '../../messages/field.ts';
import { formWords as words } from '../../messages/form.ts';
import { OfferFields } from './OfferFields.tsx';
import { TableChoice } from './TableChoice.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { isElsewhere, isRenamed, takenTables, wishOf, type Place, type Wish } from './wish.ts';

interface BookingFormProps {
  /** The one that is changed; a new one is made without it. */
  booking: Reservation | null;
  /** The trading day that a new one is for at first. */
  date: string;
  /** The time and the tables that a new one is for at first. */
  place?: Place | undefined;
  merchantId: number | undefined;
  /** It is kept: the form is no longer needed. */
  onSaved: (booking: Reservation) => void;
  onClose: () => void;
}

/** Who comes, when, how many and where; the times and tables are those that are free. */
export function BookingForm(props: BookingFormProps) {
  const { booking, date, place: at, merchantId, onSaved, onClose } = props;
  const { formatMessage } = useIntl();
  const { time_zone, currency } = useHouse(merchantId);
  const { time, money } = useFormats(time_zone, currency);
  const create = useReservationAction(createReservation);
  const edit = useReservationAction(editReservation);
  const move = useReservationAction(moveReservation);
  const { save, errors, trouble, isPending } = useSaving();
  const [wish, setWish] = useState<Wish>(() => wishOf(booking, date, at));
  const isDirty = useChanged(wish);
  const put = (change: Partial<Wish>) => setWish((last) => ({ ...last, ...change }));
  const { party, section, experience_id, table_ids } = wish;
  const merchant_id = merchantId ?? ('' as const);
  const times = useCall(listTimes, {
    query: {
      merchant_id,
      date: wish.date,
      party,
      section,
      experience_id: experience_id ?? '',
      except_id: booking?.id ?? '',
    },
  });
  const { data: day } = useCall(getReservationDay, { query: { merchant_id, date: wish.date } });
  const chosen = times.data?.slots.find(
    (slot) => slot.starts_at === wish.starts_at && canStart(slot, booking === null),
  );
  const isSame = booking !== null && !isElsewhere(wish, booking);
  const starts_at = chosen?.starts_at ?? (isSame ? booking.starts_at : null);
  const isWaiting = chosen?.state === 'full' && booking === null && table_ids.length === 0;
  const stay = times.data?.stay_minutes ?? booking?.stay_minutes ?? 0;

  const store = async (): Promise<Reservation> => {
    const { name, note, staff_note } = wish;
    const guest = { name, note, staff_note };
    const phone = internationalPhone(wish.phone);
    const place = {
      // Without a time the host says which field is wrong.
      starts_at: starts_at ?? '',
      party,
      section,
      experience_id,
      table_ids: [...table_ids],
    };
    if (!booking)
      return create.trigger({
        body: {
          merchant_id: merchantId ?? null,
          ...guest,
          phone,
          ...place,
          is_waitlisted: isWaiting,
        },
      });
    let next = booking;
    const { id } = booking;
    // A masked number is not sent back: it stays as it is unless a new one was entered.
    const renumbered = wish.phone === booking.phone ? {} : { phone };
    if (isRenamed({ ...wish, ...guest, ...renumbered }, booking))
      next = await edit.trigger({
        params: { id },
        body: { version: next.version, ...guest, ...renumbered },
      });
    if (!isSame)
      next = await move.trigger({ body: { reservation_id: id, version: next.version, ...place } });
    return next;
  };
  const submit = async () => {
    const isSaved = await save(async () => {
      const made = await store();
      const { name } = made;
      const at = time(made.starts_at);
      toast.success({
        title: booking
          ? formatMessage(words.saved, { name })
          : made.status === 'waitlisted'
            ? formatMessage(words.waits, { name })
            : formatMessage(words.booked, { name, time: at }),
      });
      onSaved(made);
    });
    // Somebody else may have taken the time meanwhile.
    if (!isSaved) void times.mutate();
  };
  return (
    <FormDrawer
      title={
        booking
          ? formatMessage(words.editTitle, { name: booking.name })
          : formatMessage(words.create)
      }
      action={formatMessage(booking ? commonWords.save : isWaiting ? words.wait : words.book)}
      size="l"
      isDirty={isDirty}
      trouble={trouble}
      isPending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NumberField
        label={formatMessage(words.party)}
        value={party}
        onChange={(value) => put({ party: value ?? 1 })}
        minValue={1}
        maxValue={50}
        decrementLabel={formatMessage(commonWords.fewer)}
        incrementLabel={formatMessage(commonWords.more)}
        errorMessage={errors['party']}
      />
      <OfferFields wish={wish} merchantId={merchantId} onChange={put} errors={errors} />
      <TimeChoice
        list={times.data}
        value={wish.starts_at}
        onChange={(slot) => put({ starts_at: slot.starts_at })}
        time={time}
        canWait={booking === null}
        errorMessage={errors['starts_at'] && formatMessage(fieldWords.required)}
      />
      {chosen && times.data && (
        <Text as="p" tone="muted">
          {formatMessage(words.stay, { minutes: stay })}{' '}
          {times.data.deposit > 0 &&
            formatMessage(words.deposit, { amount: money(times.data.deposit) })}
        </Text>
      )}
      {day && starts_at && (
        <TableChoice
          tables={day.tables}
          taken={takenTables(day, starts_at, stay, booking?.id)}
          value={table_ids}
          onChange={(ids) => put({ table_ids: ids })}
          description={formatMessage(words.tablesHelp)}
          errorMessage={errors['table_ids']}
        />
      )}
      <TextField
        label={formatMessage(words.name)}
        isRequired
        maxLength={60}
        autoComplete="off"
        value={wish.name}
        onChange={(name) => put({ name })}
        errorMessage={errors['name']}
      />
      <TextField
        type="tel"
        label={formatMessage(words.phone)}
        description={formatMessage(words.phoneHelp)}
        value={wish.phone}
        onChange={(phone) => put({ phone })}
        errorMessage={errors['phone']}
      />
      <TextArea
        label={formatMessage(words.note)}
        value={wish.note}
        onChange={(note) => put({ note })}
        rows={2}
        errorMessage={errors['note']}
      />
      <TextArea
        label={formatMessage(words.staffNote)}
        description={formatMessage(words.staffNoteHelp)}
        value={wish.staff_note}
        onChange={(staff_note) => put({ staff_note })}
        rows={2}
        errorMessage={errors['staff_note']}
      />
    </FormDrawer>
  );
}
