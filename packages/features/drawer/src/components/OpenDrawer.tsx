import { manualCashKinds, startCount, type ManualCashKind, type Shift } from '@servery/api';
import { useErrorToast, useFormat } from '@servery/screens';
import {
  Amount,
  Button,
  ConfirmDialog,
  Description,
  DescriptionList,
  Heading,
  Text,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDrawerAction } from '../hooks/useDrawerAction.ts';
import { useMovements } from '../hooks/useDrawers.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { kindMessages, yourMessages as messages } from '../messages/yours.ts';
import { buttons, part } from './layout.css.ts';
import { MovementForm } from './MovementForm.tsx';

interface OpenDrawerProps {
  /** The caller's open shift. */
  shift: Shift;
}

const isManual = (kind: string): kind is ManualCashKind =>
  (manualCashKinds as readonly string[]).includes(kind);

/** The caller's open drawer: cash in and out, and the start of its count. */
export function OpenDrawer({ shift }: OpenDrawerProps) {
  const { formatMessage } = useIntl();
  const { money, time } = useFormat(shift.merchant_id);
  const { data } = useMovements(shift.id);
  const [moving, setMoving] = useState<ManualCashKind>();
  const [isCounting, setCounting] = useState(false);
  const { trigger } = useDrawerAction(startCount);
  const attempt = useErrorToast(useProblemText());
  const { id, version, drawer, opened_at, opening } = shift;
  const movements = (data?.aaData ?? []).filter(({ kind }) => isManual(kind));
  return (
    <section className={part}>
      <Text as="p">
        {formatMessage(messages.since, { drawer: drawer.name, time: time(opened_at) })}
      </Text>
      <div className={buttons}>
        {manualCashKinds.map((kind) => (
          <Button key={kind} onPress={() => setMoving(kind)}>
            {formatMessage(kindMessages[kind])}
          </Button>
        ))}
      </div>
      <Heading level={3}>{formatMessage(messages.movements)}</Heading>
      <DescriptionList>
        <Description term={formatMessage(messages.float)}>
          <Amount>{money(opening.amount)}</Amount>
        </Description>
        {movements.map(({ id: key, kind, amount, reason }) => (
          <Description
            key={key}
            term={
              <>
                {isManual(kind) && formatMessage(kindMessages[kind])}{' '}
                <Text tone="muted">{reason}</Text>
              </>
            }
          >
            <Amount>{money(amount)}</Amount>
          </Description>
        ))}
      </DescriptionList>
      <div className={buttons}>
        <Button tone="accent" emphasis="solid" onPress={() => setCounting(true)}>
          {formatMessage(messages.count)}
        </Button>
      </div>
      {moving && <MovementForm shift={shift} kind={moving} onClose={() => setMoving(undefined)} />}
      {isCounting && (
        <ConfirmDialog
          isOpen
          onOpenChange={setCounting}
          title={formatMessage(messages.countTitle, { name: drawer.name })}
          confirmLabel={formatMessage(messages.countConfirm)}
          onConfirm={() => attempt(() => trigger({ params: { id }, body: { version } }))}
        >
          {formatMessage(messages.countText)}
        </ConfirmDialog>
      )}
    </section>
  );
}
