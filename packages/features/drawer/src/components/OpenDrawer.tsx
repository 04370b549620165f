import { manualCashKinds, type ManualCashKind, type Shift } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Amount, Button, Description, DescriptionList, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMovements } from '../hooks/useDrawers.ts';
import { kindMessages, yourMessages as messages } from '../messages/yours.ts';
import { buttons, part } from './layout.css.ts';
import { Movements } from './Movements.tsx';
import { useCounting } from './useCounting.tsx';

const MovementForm = lazy(async () => ({
  default: (await import('./MovementForm.tsx')).MovementForm,
}));

interface OpenDrawerProps {
  /** The caller's shift, which is open or being counted. */
  shift: Shift;
}

/** The caller's drawer: its float, cash in and out, and its count. */
export function OpenDrawer({ shift }: OpenDrawerProps) {
  const { formatMessage } = useIntl();
  const { money, time } = useFormat(shift.merchant_id);
  const { data } = useMovements(shift.id);
  const [moving, setMoving] = useState<ManualCashKind>();
  const { button, panels } = useCounting(shift);
  const { drawer, opened_at, opening, state } = shift;
  const movements = (data?.aaData ?? []).filter(({ kind }) =>
    manualCashKinds.some((one) => one === kind),
  );
  return (
    <div className={part}>
      <DescriptionList look="pairs">
        <Description term={formatMessage(messages.drawer)}>
          <bdi>{drawer.name}</bdi>
        </Description>
        <Description term={formatMessage(messages.since)}>{time(opened_at)}</Description>
        <Description term={formatMessage(messages.float)}>
          <Amount>{money(opening.amount)}</Amount>
        </Description>
      </DescriptionList>
      {state === 'counting' && <Text as="p">{formatMessage(messages.counting)}</Text>}
      <div className={buttons}>
        {state === 'open' &&
          manualCashKinds.map((kind) => (
            <Button key={kind} onPress={() => setMoving(kind)}>
              {formatMessage(kindMessages[kind])}
            </Button>
          ))}
        {button}
      </div>
      {movements.length > 0 && <Movements merchantId={shift.merchant_id} movements={movements} />}
      {moving && (
        <Suspense fallback={null}>
          <MovementForm shift={shift} kind={moving} onClose={() => setMoving(undefined)} />
        </Suspense>
      )}
      {panels}
    </div>
  );
}
