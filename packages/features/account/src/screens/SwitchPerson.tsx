import type { Problem, UserInfo } from '@servery/api';
import { Banner, LockIcon } from '@servery/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PinQuestion } from '../components/PinQuestion.tsx';
import { dayPartAt } from '../dayPart.ts';
import { useIsOnline } from '../hooks/useIsOnline.ts';
import { useSeconds } from '../hooks/useSeconds.ts';
import { useSwitchPerson } from '../hooks/useSwitchPerson.ts';
import { switchMessages as messages } from '../messages/switchPerson.ts';
import { msUntil } from '../minutesUntil.ts';
import { Greeted } from './parts/Greeted.tsx';
import { card, clock, date, greeting, hero, page, place, title } from './SwitchPerson.css.ts';

const slowMs = 3000;

export interface SwitchPersonProps {
  /** The name of the counter. */
  device: string;
  merchant: string;
  /** The merchant’s time zone. */
  timeZone: string | undefined;
  /** Called once the person with the PIN has been greeted. */
  onSwitched: (user: UserInfo) => void;
}

/** The page of a locked counter: asks for a PIN, and greets the person who enters it. */
export function SwitchPerson({ device, merchant, timeZone, onSwitched }: SwitchPersonProps) {
  const { formatDate, formatMessage, formatTime } = useIntl();
  const { trigger, isMutating } = useSwitchPerson();
  const now = useSeconds();
  const isOnline = useIsOnline();
  const [freeAt, setFreeAt] = useState(0);
  const [locks, setLocks] = useState(0);
  const [isSlow, setSlow] = useState(false);
  const [user, setUser] = useState<UserInfo | null>(null);
  const part = dayPartAt(now, timeZone);
  const isLocked = freeAt > 0;

  useEffect(() => {
    if (freeAt === 0) return;
    const timer = setTimeout(() => {
      setFreeAt(0);
      setLocks((count) => count + 1);
    }, freeAt - Date.now());
    return () => clearTimeout(timer);
  }, [freeAt]);
  useEffect(() => {
    if (!isMutating) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isMutating]);
  const onProblem = (problem: Problem | null) =>
    setFreeAt(problem?.code === 'locked' ? Date.now() + msUntil(problem) : 0);

  return (
    <main className={page}>
      <section className={hero}>
        <p className={place}>
          <LockIcon />
          <bdi>{merchant}</bdi>
          <span aria-hidden>·</span>
          <bdi>{device}</bdi>
        </p>
        <p className={greeting}>{formatMessage(messages.greeting, { part })}</p>
        <time className={clock} dateTime={new Date(now).toISOString()}>
          {formatTime(now, { timeZone, timeStyle: 'short' })}
        </time>
        <p className={date}>
          {formatDate(now, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })}
        </p>
      </section>
      <section className={card} aria-labelledby="pin-title">
        {user ? (
          <Greeted user={user} part={part} onDone={onSwitched} />
        ) : (
          <>
            <h1 className={title} id="pin-title">
              {formatMessage(messages.title)}
            </h1>
            {!isOnline && <Banner tone="warning">{formatMessage(messages.offline)}</Banner>}
            {isSlow && <Banner tone="info">{formatMessage(messages.slow)}</Banner>}
            <PinQuestion
              // Resets the pad when a lock ends.
              key={locks}
              confirmLabel={formatMessage(messages.submit)}
              wrong={formatMessage(messages.wrong)}
              onPin={async (pin) => setUser(await trigger({ body: { pin } }))}
              onProblem={onProblem}
              isDisabled={isLocked}
            />
          </>
        )}
      </section>
    </main>
  );
}
