import type { KitchenTicket } from '@servery/api';
import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  LockIcon,
  UtensilsIcon,
  VisuallyHidden,
} from '@servery/ui';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Bar } from '../components/Display/Bar.tsx';
import { keepChoice, keptChoice } from '../components/Display/kept.ts';
import { Overview } from '../components/Display/Overview.tsx';
import { Ticket } from '../components/Display/Ticket.tsx';
import { UndoBar } from '../components/Display/UndoBar.tsx';
import { useArrivals } from '../components/Display/useArrivals.ts';
import { useKitchenKeys } from '../components/Display/useKitchenKeys.ts';
import { useNewSound } from '../components/Display/useNewSound.ts';
import { useStable } from '../components/Display/useStable.ts';
import { useKitchen } from '../hooks/useKitchen.ts';
import { useKitchenSteps, type TakeStep } from '../hooks/useKitchenSteps.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useUser } from '@servery/api/user';
import { doneOf, isMakeable, openOf } from '../kitchenBoard.ts';
import { displayStateWords as words, displayWords, problemWords } from '../messages.ts';
import * as styles from './KitchenDisplay.css.ts';

export interface KitchenDisplayProps {
  /** Whose kitchen; '' for one's own merchant. */
  merchantId: number | '';
  /** Whose tickets; '' for all zones. */
  zoneId: number | '';
  /** Another zone was chosen: the address may say so. */
  onZoneChange: (zoneId: number | '') => void;
}

const skeletons = ['1', '2', '3', '4', '5', '6'];

/** What the kitchen has to make now, as large as a kitchen needs it: a touch says that it is ready. */
export function KitchenDisplay({ merchantId, zoneId, onZoneChange }: KitchenDisplayProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const { data, error, live, mutate } = useKitchen(merchantId, zoneId);
  const { data: user } = useUser();
  const steps = useKitchenSteps(zoneId, mutate);
  const [isDark, setDark] = useState(() => keptChoice('dark') !== false);
  const [isOverview, setOverview] = useState(() => keptChoice('overview') === true);
  const display = useRef<HTMLDivElement>(null);

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
    keepChoice('overview', !isOverview);
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
  });

  const retry = <Button onPress={() => void mutate()}>{formatMessage(problemWords.retry)}</Button>;
  const wrong = steps.problem;
  const known = { conflict: words.changed, notAllowedNow: words.changed, tooLate: words.tooLate };
  const wrongText =
    wrong &&
    (wrong.code in known ? formatMessage(known[wrong.code as keyof typeof known]) : text(wrong));

  const tickets = () => {
    if (error?.code === 'forbidden')
      return (
        <EmptyState icon={<LockIcon />} title={formatMessage(words.refused)}>
          {formatMessage(problemWords.right, { right: formatMessage(problemWords.view) })}
        </EmptyState>
      );
    if (!open)
      return error ? (
        <FailedState
          title={formatMessage(words.failed)}
          words={{ text: text(error), retry: formatMessage(problemWords.retry) }}
          onRetry={() => mutate()}
        />
      ) : (
        <div className={styles.tickets} aria-busy>
          {skeletons.map((one) => (
            <div key={one} className={styles.skeleton} />
          ))}
        </div>
      );
    if (open.length === 0)
      return (
        <EmptyState icon={<UtensilsIcon />} title={formatMessage(words.calm)}>
          {formatMessage(words.calmText)}
        </EmptyState>
      );
    return (
      <ul role="list" className={styles.tickets} aria-label={formatMessage(displayWords.tickets)}>
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
        <h1>{formatMessage(displayWords.title)}</h1>
      </VisuallyHidden>
      <Bar
        zones={data?.zones ?? []}
        zone={zoneId}
        onZone={onZoneChange}
        live={live}
        isKnown={data !== undefined}
        sound={sound.state}
        onSound={sound.toggle}
        isDark={isDark}
        onLook={() => {
          keepChoice('dark', !isDark);
          setDark(!isDark);
        }}
        isOverview={isOverview}
        onOverview={toggleOverview}
      />
      {error && data && (
        <Banner tone="warning" title={formatMessage(words.stale)} action={retry}>
          {text(error)}
        </Banner>
      )}
      {wrongText && <Banner tone="danger">{wrongText}</Banner>}
      <div className={styles.body} data-overview={isOverview || undefined}>
        {/* Who may press nothing in it scrolls it by keys all the same. */}
        <div className={styles.scroller} tabIndex={take ? undefined : 0}>
          {tickets()}
        </div>
        {isOverview && open && <Overview open={open} done={done} onRecall={take && recall} />}
      </div>
      {take && <UndoBar last={steps.last} onUndo={steps.undo} />}
      <VisuallyHidden>
        <span aria-live="polite" data-arrivals>
          {latest.length > 0 &&
            formatMessage(displayWords.arrived, {
              count: latest.length,
              number: latest[0]!.number,
            })}
        </span>
      </VisuallyHidden>
    </div>
  );
}
