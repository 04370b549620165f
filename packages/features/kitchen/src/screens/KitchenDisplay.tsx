import type { KitchenTicket } from '@servery/api';
import { LoadError, UnreadableNotice, useStable } from '@servery/screens';
import { Banner, EmptyState, UtensilsIcon, VisuallyHidden } from '@servery/ui';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Bar } from '../components/Display/Bar.tsx';
import { saveChoice, savedChoice } from '../components/Display/savedChoice.ts';
import { Overview } from '../components/Display/Overview.tsx';
import { Ticket } from '../components/Display/Ticket.tsx';
import { UndoBar } from '../components/Display/UndoBar.tsx';
import { useArrivals } from '../components/Display/useArrivals.ts';
import { useFullscreen } from '../components/Display/useFullscreen.ts';
import { useKitchenKeys } from '../components/Display/useKitchenKeys.ts';
import { useNewSound } from '../components/Display/useNewSound.ts';
import { useKitchen } from '../hooks/useKitchen.ts';
import { useKitchenSteps, type TakeStep } from '../hooks/useKitchenSteps.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useUser } from '@servery/api/user';
import { doneOf, isMakeable, isOnDisplay, openOf } from '../kitchenBoard.ts';
import { displayStateMessages as messages, displayMessages, problemMessages } from '../messages.ts';
import * as styles from './KitchenDisplay.css.ts';

export interface KitchenDisplayProps {
  /** The merchant whose kitchen is shown; '' for the person's own. */
  merchantId: number | '';
  /** The zone whose tickets are shown; '' for all zones. */
  zoneId: number | '';
  /** Called with the selected zone, to keep it in the URL. */
  onZoneChange: (zoneId: number | '') => void;
}

const skeletons = ['1', '2', '3', '4', '5', '6'];

/** The kitchen display: open tickets in large type, bumped by touch or keys. */
export function KitchenDisplay({ merchantId, zoneId, onZoneChange }: KitchenDisplayProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const { data, error, live, mutate } = useKitchen(merchantId, zoneId);
  const { data: user } = useUser();
  const steps = useKitchenSteps(zoneId, mutate);
  const [isDark, setDark] = useState(() => savedChoice('dark') !== false);
  const [isOverview, setOverview] = useState(() => savedChoice('overview') === true);
  const display = useRef<HTMLDivElement>(null);
  const full = useFullscreen(display);

  const open = useMemo(() => data && openOf(data.tickets), [data]);
  const done = useMemo(() => doneOf(data?.tickets ?? []), [data]);
  const arrivals = useArrivals(open, zoneId);
  const sound = useNewSound(arrivals.count);
  const mayBump = user?.rights.grants['kitchen.bump'] === 'allow';
  const steady: TakeStep = useStable(steps.take);
  const take = mayBump ? steady : undefined;

  const recall = (ticket: KitchenTicket | undefined) =>
    ticket &&
    take?.(
      'recalled',
      ticket,
      ticket.lines.filter(({ status }) => status === 'ready'),
    );
  const toggleOverview = () => {
    saveChoice('overview', !isOverview);
    setOverview(!isOverview);
  };
  useKitchenKeys({
    display,
    onBump: (place) => {
      const ticket = open?.[place - 1];
      if (ticket) take?.('ready', ticket, ticket.lines.filter(isMakeable));
    },
    onUndo: steps.undo,
    onRecall: () => recall(done[0]),
    onMute: sound.toggle,
    onOverview: toggleOverview,
    onFull: full.toggle,
  });

  const right = formatMessage(problemMessages.view);
  const failed = error && (
    <LoadError
      error={error}
      title={formatMessage(messages.failed)}
      explain={text}
      forbiddenTitle={formatMessage(messages.refused)}
      forbidden={formatMessage(problemMessages.right, { right })}
      staleTitle={data && formatMessage(messages.stale)}
      onRetry={mutate}
    />
  );
  const wrong = steps.problem;
  const known = {
    conflict: messages.changed,
    notAllowedNow: messages.changed,
    tooLate: messages.tooLate,
  };
  const wrongText =
    wrong &&
    (wrong.code in known ? formatMessage(known[wrong.code as keyof typeof known]) : text(wrong));

  const tickets = () => {
    if (error?.code === 'forbidden') return failed;
    if (!open)
      return (
        failed ?? (
          <div className={styles.tickets} aria-busy>
            {skeletons.map((skeleton) => (
              <div key={skeleton} className={styles.skeleton} />
            ))}
          </div>
        )
      );
    if (open.length === 0)
      return (
        <EmptyState icon={<UtensilsIcon />} title={formatMessage(messages.calm)}>
          {formatMessage(messages.calmText)}
        </EmptyState>
      );
    return (
      <ul
        role="list"
        className={styles.tickets}
        aria-label={formatMessage(displayMessages.tickets)}
      >
        {open.map((ticket, i) => (
          <Ticket key={ticket.id} ticket={ticket} place={i < 9 ? i + 1 : null} take={take} />
        ))}
      </ul>
    );
  };
  const { latest } = arrivals;
  return (
    <div
      ref={display}
      className={styles.display}
      data-skin={isDark ? 'dark' : 'light'}
      data-density="touch"
    >
      <VisuallyHidden>
        <h1>{formatMessage(displayMessages.title)}</h1>
      </VisuallyHidden>
      <Bar
        zones={data?.zones ?? []}
        zone={zoneId}
        onZone={onZoneChange}
        live={live}
        sound={sound.state}
        onSound={sound.toggle}
        isDark={isDark}
        onLook={() => {
          saveChoice('dark', !isDark);
          setDark(!isDark);
        }}
        isFull={full.isFull}
        onFull={full.toggle}
        isOverview={isOverview}
        onOverview={toggleOverview}
      />
      {data && error?.code !== 'forbidden' && failed}
      <UnreadableNotice rows={data?.unreadable?.filter(isOnDisplay)} />
      {wrongText && <Banner tone="danger">{wrongText}</Banner>}
      <div className={styles.body} data-overview={isOverview || undefined}>
        {/* Focusable for keyboard scrolling if it has no buttons to focus. */}
        <div className={styles.scroller} tabIndex={take ? undefined : 0}>
          {tickets()}
        </div>
        {isOverview && open && <Overview open={open} done={done} onRecall={take && recall} />}
      </div>
      {take && <UndoBar last={steps.last} onUndo={steps.undo} />}
      <VisuallyHidden>
        <span aria-live="polite" data-arrivals>
          {latest.length > 0 &&
            formatMessage(displayMessages.arrived, {
              count: latest.length,
              number: latest[0]!.number,
            })}
        </span>
      </VisuallyHidden>
    </div>
  );
}
