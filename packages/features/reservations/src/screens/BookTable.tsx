import {
  getBookingPage,
  listBookingTimes,
  requestReservation,
  type BookingPage,
  type Slot,
} from '@servery/api';
import { useCall } from '@servery/api/swr';
import {
  Button,
  Calendar,
  CalendarIcon,
  EmptyState,
  Skeleton,
  useChanged,
  useUnsavedGuard,
} from '@servery/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { canStart } from '../canStart.ts';
import { TimeChoice } from '../components/booking/TimeChoice.tsx';
import * as styles from '../components/guest/guest.css.ts';
import { GuestFrame } from '../components/guest/GuestFrame.tsx';
import { GuestLoadError } from '../components/guest/GuestLoadError.tsx';
import {
  freshInput,
  guestSteps,
  noDetails,
  type GuestStep,
  type GuestInput,
} from '../components/guest/guestInput.ts';
import { OfferChoice } from '../components/guest/OfferChoice.tsx';
import { PartyChoice } from '../components/guest/PartyChoice.tsx';
import { Step } from '../components/guest/Step.tsx';
import { useFormats } from '../hooks/useFormats.ts';
import { useReservationAction } from '../hooks/useReservationAction.ts';
import { dayMessages } from '../messages/day.ts';
import { guestMessages as messages } from '../messages/guest.ts';

export interface BookTableProps {
  /** The token of the public booking page, contained in the outlet's QR code. */
  token: string;
  /** Called when the guest has booked, with the token of the booking to show. */
  onBooked: (booking: string) => void;
  /** The language menu. */
  languages?: ReactNode;
}

// Preloaded while the guest chooses a day.
const loadDetails = () => import('../components/guest/GuestDetails.tsx');
const GuestDetails = lazy(async () => ({ default: (await loadDetails()).GuestDetails }));

/**
 * The public page on which guests book a table without signing in: party, day, time and details.
 */
export function BookTable({ token, onBooked, languages }: BookTableProps) {
  const { formatMessage } = useIntl();
  const { data: page, error, mutate } = useCall(getBookingPage, { params: { token } });
  return (
    <GuestFrame
      title={formatMessage(messages.title)}
      venue={page?.merchant_name}
      languages={languages}
      problem={error}
      onRetry={() => mutate()}
    >
      {page && !page.is_open && (
        <EmptyState icon={<CalendarIcon />} title={formatMessage(messages.closedTitle)}>
          {formatMessage(messages.closed)}
        </EmptyState>
      )}
      {page?.is_open && <Steps token={token} page={page} onBooked={onBooked} />}
    </GuestFrame>
  );
}

function Steps({
  token,
  page,
  onBooked,
}: Omit<BookTableProps, 'languages'> & { page: BookingPage }) {
  const { formatMessage } = useIntl();
  const { time, day, money } = useFormats(page.time_zone, page.currency);
  const [input, setInput] = useState<GuestInput>(freshInput);
  /** The time that the details are for, until another is chosen; it must survive a retry. */
  const [chosen, setChosen] = useState<Slot>();
  const [details, setDetails] = useState(noDetails);
  const { trigger } = useReservationAction(requestReservation);
  const { question } = useUnsavedGuard({
    isDirty: useChanged(details),
    onDiscard: () => setDetails(noDetails),
  });
  const [step, setStep] = useState<GuestStep>('party');
  const [isReached, setReached] = useState(false);
  const go = (next: GuestStep) => {
    setReached(true);
    setStep(next);
  };
  const put = (change: Partial<GuestInput>) => setInput((last) => ({ ...last, ...change }));
  const { party, date, section, experience_id } = input;
  const times = useCall(
    listBookingTimes,
    party !== null && date !== null
      ? { params: { token }, query: { date, party, section, experience_id: experience_id ?? '' } }
      : null,
  );
  const slot = times.data?.slots.find(
    (one) => one.starts_at === input.starts_at && canStart(one, page.is_waitlisting),
  );
  const offer = page.experiences.find(({ id }) => id === experience_id);
  const answers: Readonly<Record<GuestStep, string | null>> = {
    party:
      party === null
        ? null
        : [formatMessage(dayMessages.party, { count: party }), offer?.name, section]
            .filter(Boolean)
            .join(', '),
    day: date === null ? null : day(date),
    time: chosen ? time(chosen.starts_at) : null,
    details: null,
  };
  const at = guestSteps.indexOf(step);
  const stepOf = (one: GuestStep) => ({
    title: formatMessage(messages[one]),
    answer: guestSteps.indexOf(one) < at ? answers[one] : null,
    isOpen: step === one,
    isReached,
    onOpen: () => go(one),
  });
  return (
    <>
      {question}
      <Step {...stepOf('party')}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // If offline, it is loaded again when needed.
            void loadDetails().catch(() => undefined);
            go('day');
          }}
        >
          <PartyChoice
            min={page.party_min}
            max={page.party_max}
            value={party}
            onChange={(next) => put({ party: next })}
          />
          {party !== null && <OfferChoice page={page} input={input} money={money} onChange={put} />}
          <Button
            size="l"
            tone="accent"
            emphasis="solid"
            isWide
            type="submit"
            isDisabled={party === null}
          >
            {formatMessage(messages.next)}
          </Button>
        </form>
      </Step>
      <Step {...stepOf('day')}>
        <div className={styles.centred}>
          <Calendar
            label={formatMessage(messages.day)}
            minValue={page.first_date}
            maxValue={page.last_date}
            today={page.first_date}
            isDateUnavailable={(one) => page.closed_dates.includes(one)}
            value={date}
            onChange={(next) => {
              put({ date: next, starts_at: null });
              go('time');
            }}
          />
        </div>
      </Step>
      <Step {...stepOf('time')}>
        {times.error ? (
          <GuestLoadError error={times.error} onRetry={times.mutate} />
        ) : (
          <TimeChoice
            list={times.data}
            value={input.starts_at}
            time={time}
            canWait={page.is_waitlisting}
            isLabelHidden
            onChange={({ starts_at }) => put({ starts_at })}
          />
        )}
        <Button
          size="l"
          tone="accent"
          emphasis="solid"
          isWide
          isDisabled={!slot}
          onPress={() => {
            setChosen(slot);
            go('details');
          }}
        >
          {formatMessage(messages.next)}
        </Button>
      </Step>
      <Step {...stepOf('details')}>
        {party !== null && times.data && chosen && (
          <Suspense fallback={<Skeleton lines={4} />}>
            <GuestDetails
              token={token}
              page={page}
              input={{ ...input, party }}
              list={times.data}
              slot={chosen}
              money={money}
              onBooked={onBooked}
              details={details}
              onChange={(change) => setDetails((last) => ({ ...last, ...change }))}
              request={trigger}
              onTaken={() => void times.mutate()}
            />
          </Suspense>
        )}
      </Step>
    </>
  );
}
