import { getBookingPage, listBookingTimes, type BookingPage } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { Button, Calendar, CalendarIcon, EmptyState, Skeleton } from '@servery/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { canStart } from '../canStart.ts';
import { TimeChoice } from '../components/booking/TimeChoice.tsx';
import * as styles from '../components/guest/guest.css.ts';
import { GuestFrame } from '../components/guest/GuestFrame.tsx';
import { GuestTrouble } from '../components/guest/GuestTrouble.tsx';
import {
  freshWish,
  guestSteps,
  type GuestStep,
  type GuestWish,
} from '../components/guest/guestWish.ts';
import { OfferChoice } from '../components/guest/OfferChoice.tsx';
import { PartyChoice } from '../components/guest/PartyChoice.tsx';
import { Step } from '../components/guest/Step.tsx';
import { useCalendarWords } from '../hooks/useCalendarWords.ts';
import { useFormats } from '../hooks/useFormats.ts';
import { dayWords } from '../messages/day.ts';
import { guestWords as words } from '../messages/guest.ts';

export interface BookTableProps {
  /** What the outlet's code carries. */
  token: string;
  /** The guest has booked: show the booking that this token finds. */
  onBooked: (booking: string) => void;
  /** How the language is chosen. */
  languages?: ReactNode;
}

// Loaded while a day is chosen.
const loadDetails = () => import('../components/guest/GuestDetails.tsx');
const GuestDetails = lazy(async () => ({ default: (await loadDetails()).GuestDetails }));

/** Where guests book a table by themselves: how many, which day, what time, who. Nobody signs in to it. */
export function BookTable({ token, onBooked, languages }: BookTableProps) {
  const { formatMessage } = useIntl();
  const { data: page, error, mutate } = useCall(getBookingPage, { params: { token } });
  return (
    <GuestFrame
      title={formatMessage(words.title)}
      house={page?.merchant_name}
      languages={languages}
      problem={error}
      onRetry={() => mutate()}
    >
      {page && !page.is_open && (
        <EmptyState icon={<CalendarIcon />} title={formatMessage(words.closedTitle)}>
          {formatMessage(words.closed)}
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
  const calendarWords = useCalendarWords();
  const [wish, setWish] = useState<GuestWish>(freshWish);
  const [step, setStep] = useState<GuestStep>('party');
  const [isReached, setReached] = useState(false);
  const go = (next: GuestStep) => {
    setReached(true);
    setStep(next);
  };
  const put = (change: Partial<GuestWish>) => setWish((last) => ({ ...last, ...change }));
  const { party, date, section, experience_id } = wish;
  const times = useCall(
    listBookingTimes,
    party !== null && date !== null
      ? { params: { token }, query: { date, party, section, experience_id: experience_id ?? '' } }
      : null,
  );
  const slot = times.data?.slots.find(
    (one) => one.starts_at === wish.starts_at && canStart(one, page.is_waitlisting),
  );
  const offer = page.experiences.find(({ id }) => id === experience_id);
  const answers: Readonly<Record<GuestStep, string | null>> = {
    party:
      party === null
        ? null
        : [formatMessage(dayWords.party, { count: party }), offer?.name, section]
            .filter(Boolean)
            .join(', '),
    day: date === null ? null : day(date),
    time: slot ? time(slot.starts_at) : null,
    details: null,
  };
  const at = guestSteps.indexOf(step);
  const stepOf = (one: GuestStep) => ({
    title: formatMessage(words[one]),
    answer: guestSteps.indexOf(one) < at ? answers[one] : null,
    isOpen: step === one,
    isReached,
    onOpen: () => go(one),
  });
  return (
    <>
      <Step {...stepOf('party')}>
        <PartyChoice
          min={page.party_min}
          max={page.party_max}
          value={party}
          onChange={(next) => put({ party: next })}
        />
        {party !== null && <OfferChoice page={page} wish={wish} money={money} onChange={put} />}
        <Button
          size="l"
          tone="accent"
          emphasis="solid"
          isWide
          isDisabled={party === null}
          onPress={() => {
            // Without a connection it is asked for anew when it is needed.
            void loadDetails().catch(() => undefined);
            go('day');
          }}
        >
          {formatMessage(words.next)}
        </Button>
      </Step>
      <Step {...stepOf('day')}>
        <div className={styles.centred}>
          <Calendar
            label={formatMessage(words.day)}
            words={calendarWords}
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
          <GuestTrouble problem={times.error} onRetry={() => times.mutate()} />
        ) : (
          <TimeChoice
            list={times.data}
            value={wish.starts_at}
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
          onPress={() => go('details')}
        >
          {formatMessage(words.next)}
        </Button>
      </Step>
      <Step {...stepOf('details')}>
        {party !== null && times.data && slot && (
          <Suspense fallback={<Skeleton lines={4} />}>
            <GuestDetails
              token={token}
              page={page}
              wish={{ ...wish, party }}
              list={times.data}
              slot={slot}
              money={money}
              onBooked={onBooked}
              onRefused={() => void times.mutate()}
            />
          </Suspense>
        )}
      </Step>
    </>
  );
}
