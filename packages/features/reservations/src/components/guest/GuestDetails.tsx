import {
  limitsOf,
  Problem,
  requestReservation,
  type Booking,
  type BookingPage,
  type Input,
  type Slot,
  type TimeList,
} from '@servery/api';
import { Banner, Button, Text, TextArea, TextField } from '@servery/ui';
import { typedPhone } from '@servery/domain/typed-phone';
import { useSaving } from '@servery/screens/form';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { formMessages } from '../../messages/form.ts';
import { guestMessages as messages } from '../../messages/guest.ts';
import * as styles from './guest.css.ts';
import type { Details, GuestInput } from './guestInput.ts';

interface GuestDetailsProps {
  token: string;
  page: BookingPage;
  input: GuestInput & { party: number };
  list: TimeList;
  slot: Slot;
  money: (sen: number) => string;
  details: Details;
  onChange: (change: Partial<Details>) => void;
  /**
   * Sends the booking. It is kept outside these fields, so that a retry repeats the same request.
   */
  request: (input: Input<typeof requestReservation>) => Promise<Booking>;
  onBooked: (token: string) => void;
  /** Called when the time is no longer available. */
  onTaken: () => void;
}

/** The guest's details, the deposit and the button that books. */
export function GuestDetails(props: GuestDetailsProps) {
  const { token, page, input, list, slot, money, details, onChange, request } = props;
  const { formatMessage, formatNumber } = useIntl();
  const { save, errors, formError, isPending } = useSaving(requestReservation, {
    explain: useProblemText(),
    messages: fieldMessages,
  });
  const { name, phone, note } = details;
  const isWaiting = slot.state === 'full';
  const isSure = page.is_auto_confirm && list.deposit === 0;
  const book = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { party, section, experience_id } = input;
    await save(async () => {
      const body = {
        name,
        phone: await typedPhone(phone),
        note,
        party,
        section,
        experience_id,
        starts_at: slot.starts_at,
        is_waitlisted: isWaiting,
      };
      try {
        const made = await request({ params: { token }, body });
        props.onBooked(made.token);
      } catch (error) {
        // Without a response, the booking may have been made, so the guest's own time isn't
        // reported as taken.
        if (error instanceof Problem && error.code === 'conflict') props.onTaken();
        throw error;
      }
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void book(event)}>
      {formError && (
        <Banner tone="danger" isLive>
          {formError}
        </Banner>
      )}
      <TextField
        label={formatMessage(messages.yourName)}
        isRequired
        {...limitsOf(requestReservation.body, 'name')}
        autoComplete="name"
        value={name}
        onChange={(next) => onChange({ name: next })}
        errorMessage={errors['name']}
      />
      <TextField
        type="tel"
        label={formatMessage(messages.yourPhone)}
        description={formatMessage(formMessages.phoneHelp)}
        isRequired
        autoComplete="tel"
        value={phone}
        onChange={(next) => onChange({ phone: next })}
        errorMessage={errors['phone']}
      />
      <TextArea
        label={formatMessage(messages.note)}
        description={formatMessage(messages.inputs)}
        rows={2}
        value={note}
        onChange={(next) => onChange({ note: next })}
        errorMessage={errors['note']}
      />
      {isWaiting && <Banner tone="info">{formatMessage(messages.waitText)}</Banner>}
      {list.deposit > 0 && (
        <Banner tone="warning" isLive={false}>
          {formatMessage(messages.deposit, { amount: money(list.deposit) })}
        </Banner>
      )}
      <Text as="p" tone="muted">
        {!isWaiting && !isSure && `${formatMessage(messages.asks)} `}
        {formatMessage(messages.grace, { minutes: formatNumber(page.grace_minutes) })}
      </Text>
      <Button type="submit" size="l" tone="accent" emphasis="solid" isWide isPending={isPending}>
        {formatMessage(isWaiting ? messages.wait : isSure ? messages.book : messages.ask)}
      </Button>
    </form>
  );
}
