import { requestReservation, type BookingPage, type Slot, type TimeList } from '@servery/api';
import { Banner, Button, registered, Text, TextArea, TextField } from '@servery/ui';
import { Controller, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { internationalPhone } from '../../acts.ts';
import { useReservationAction } from '../../hooks/useReservationAction.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { formWords } from '../../messages/form.ts';
import { guestWords as words } from '../../messages/guest.ts';
import * as styles from './guest.css.ts';
import type { GuestWish } from './guestWish.ts';

interface GuestDetailsProps {
  token: string;
  page: BookingPage;
  wish: GuestWish & { party: number };
  list: TimeList;
  slot: Slot;
  money: (sen: number) => string;
  onBooked: (token: string) => void;
  /** It did not work: the time may be somebody else's now. */
  onRefused: () => void;
}

/** Who comes, what it asks in advance, and the button that books. */
export function GuestDetails(props: GuestDetailsProps) {
  const { token, page, wish, list, slot, money, onBooked, onRefused } = props;
  const { formatMessage, formatNumber } = useIntl();
  const { trigger } = useReservationAction(requestReservation);
  const { save, errors, trouble, isPending } = useSaving();
  const { control, register, handleSubmit } = useForm({
    defaultValues: { name: '', phone: '', note: '' },
  });
  const isWaiting = slot.state === 'full';
  const isSure = page.is_auto_confirm && list.deposit === 0;
  const book = handleSubmit(async ({ name, phone, note }) => {
    const { party, section, experience_id } = wish;
    const isDone = await save(async () => {
      const made = await trigger({
        params: { token },
        body: {
          name,
          phone: internationalPhone(phone),
          note,
          party,
          section,
          experience_id,
          starts_at: slot.starts_at,
          is_waitlisted: isWaiting,
        },
      });
      onBooked(made.token);
    });
    if (!isDone) onRefused();
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void book(event)}>
      {trouble && (
        <Banner tone="danger" isLive>
          {trouble}
        </Banner>
      )}
      <TextField
        {...registered(register('name'))}
        label={formatMessage(words.yourName)}
        isRequired
        maxLength={60}
        autoComplete="name"
        errorMessage={errors['name']}
      />
      <TextField
        {...registered(register('phone'))}
        type="tel"
        label={formatMessage(words.yourPhone)}
        description={formatMessage(formWords.phoneHelp)}
        isRequired
        autoComplete="tel"
        errorMessage={errors['phone']}
      />
      <Controller
        control={control}
        name="note"
        render={({ field: { value, onChange, onBlur } }) => (
          <TextArea
            label={formatMessage(words.note)}
            description={formatMessage(words.wishes)}
            rows={2}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            errorMessage={errors['note']}
          />
        )}
      />
      {isWaiting && <Banner tone="info">{formatMessage(words.waitText)}</Banner>}
      {list.deposit > 0 && (
        <Banner tone="warning" isLive={false}>
          {formatMessage(words.deposit, { amount: money(list.deposit) })}
        </Banner>
      )}
      <Text as="p" tone="muted">
        {!isWaiting && !isSure && `${formatMessage(words.asks)} `}
        {formatMessage(words.grace, { minutes: formatNumber(page.grace_minutes) })}
      </Text>
      <Button type="submit" size="l" tone="accent" emphasis="solid" isWide isPending={isPending}>
        {formatMessage(isWaiting ? words.wait : isSure ? words.book : words.ask)}
      </Button>
    </form>
  );
}
