import type { Drawer } from '@servery/api';
import { LinesSkeleton, LoadError, useFormat } from '@servery/screens';
import { Badge, Button, Card, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDrawers, useMyShift } from '../hooks/useDrawers.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { stateMessages } from '../messages/shifts.ts';
import { yourMessages as messages } from '../messages/yours.ts';
import { buttons, part } from './layout.css.ts';
import { OpenDrawer } from './OpenDrawer.tsx';
import { stateTones } from './stateTones.ts';

const OpenForm = lazy(async () => ({ default: (await import('./OpenForm.tsx')).OpenForm }));

/** The start of a shift, for someone without a drawer. */
function NoDrawer({ drawers }: { drawers: readonly Drawer[] }) {
  const { formatMessage } = useIntl();
  const { time } = useFormat(drawers[0]?.merchant_id);
  const [isOpening, setOpening] = useState(false);
  const active = drawers.filter(({ is_active }) => is_active);
  return (
    <div className={part}>
      <Text as="p">{formatMessage(messages.none)}</Text>
      {active.map(
        ({ id, name: drawer, holder }) =>
          holder && (
            <Text key={id} as="p" tone="muted">
              {formatMessage(messages.held, {
                drawer,
                name: holder.name,
                time: time(holder.since),
              })}
            </Text>
          ),
      )}
      <div className={buttons}>
        <Button tone="accent" emphasis="solid" onPress={() => setOpening(true)}>
          {formatMessage(messages.openDots)}
        </Button>
      </div>
      {isOpening && (
        <Suspense fallback={null}>
          <OpenForm drawers={active} onClose={() => setOpening(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface YourDrawerProps {
  merchantId: number | '';
}

/** The caller's drawer: opening it, cash in and out, and its count. */
export function YourDrawer({ merchantId }: YourDrawerProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const mine = useMyShift(merchantId);
  const drawers = useDrawers(merchantId);
  const error = mine.error ?? drawers.error;
  // Without permission, the list below says so.
  if (error?.code === 'forbidden') return null;
  const shift = mine.data?.shift;
  const content = () => {
    if (mine.data && drawers.data)
      return shift ? <OpenDrawer shift={shift} /> : <NoDrawer drawers={drawers.data.aaData} />;
    if (!error) return <LinesSkeleton />;
    const retry = () => Promise.all([mine.mutate(), drawers.mutate()]);
    const title = formatMessage(messages.failed);
    return <LoadError error={error} title={title} explain={explain} onRetry={retry} level={3} />;
  };
  return (
    <Card
      title={formatMessage(messages.title)}
      actions={
        shift && (
          <Badge tone={stateTones[shift.state]}>{formatMessage(stateMessages[shift.state])}</Badge>
        )
      }
    >
      {content()}
    </Card>
  );
}
