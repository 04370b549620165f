import { Problem, updateBalance, stockModes, type FoodMenuDetail } from '@servery/api';
import { balanceAfter } from '@servery/domain/menu';
import {
  Heading,
  Segment,
  Segmented,
  Text,
  TextField,
  Timeline,
  TimelineEvent,
  toast,
  useChanged,
} from '@servery/ui';
import { FormDrawer, NumberField } from '@servery/words';
import { useReasonText } from '@servery/words/reasons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { stockWords as words } from '../../messages/stock.ts';

type Mode = (typeof stockModes)[number];

/** The balance as it would be; nothing while that cannot be. */
function previewOf(before: number | null, mode: Mode, quantity: number | null, isOpen: boolean) {
  try {
    // Why is asked when it is saved.
    return { after: balanceAfter(before, { mode, quantity, reason: '··' }, isOpen) };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Changes the balance of an item, and shows how it came about. */
export function BalancePanel({ menu, onClose }: { menu: FoodMenuDetail; onClose: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const reasonText = useReasonText();
  const { trigger } = useMenuAction(updateBalance);
  const { save, errors, trouble, isPending } = useSaving();
  const { dateTime: time } = useFormat(menu.merchant_id);
  const [mode, setMode] = useState<Mode>(menu.stock === null ? 'set' : 'add');
  const [quantity, setQuantity] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const shown = previewOf(menu.stock, mode, quantity, menu.allow_negative);
  const figure = (count: number | null) =>
    count === null ? formatMessage(words.none) : formatNumber(count);

  const submit = () =>
    save(async () => {
      await trigger({
        params: { id: menu.id },
        body: { version: menu.version, mode, quantity, reason },
      });
      toast.success({ title: formatMessage(words.saved, { name: menu.name }) });
      onClose();
    });

  return (
    <FormDrawer
      title={formatMessage(words.title, { name: menu.name })}
      action={formatMessage(words.save)}
      trouble={trouble}
      isDirty={useChanged({ mode, quantity, reason })}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text as="p">
        {formatMessage(words.now)}: <strong>{figure(menu.stock)}</strong>
      </Text>
      <Segmented
        label={formatMessage(words.mode)}
        isWide
        value={mode}
        onChange={setMode}
        errorMessage={errors['mode']}
      >
        {stockModes.map((one) => (
          <Segment key={one} value={one}>
            {formatMessage(words[one])}
          </Segment>
        ))}
      </Segmented>
      <NumberField
        label={formatMessage(words.quantity)}
        minValue={0}
        maxValue={99_999}
        value={quantity}
        onChange={setQuantity}
        description={
          mode === 'set' && quantity === null
            ? formatMessage(words.setHelp)
            : shown &&
              formatMessage(shown.after === null ? words.afterNone : words.after, {
                count: shown.after ?? 0,
              })
        }
        errorMessage={errors['quantity']}
      />
      <TextField
        label={formatMessage(words.reason)}
        isRequired={mode === 'waste'}
        maxLength={200}
        value={reason}
        onChange={setReason}
        errorMessage={errors['reason']}
      />
      <Heading level={3}>{formatMessage(words.history)}</Heading>
      {menu.moves.length === 0 ? (
        <Text tone="muted">{formatMessage(words.noHistory)}</Text>
      ) : (
        <Timeline label={formatMessage(words.history)}>
          {menu.moves.map((move) => (
            <TimelineEvent
              key={move.id}
              tone={move.mode === 'waste' ? 'warning' : 'neutral'}
              title={formatMessage(words[move.mode])}
              time={time(move.at)}
              dateTime={move.at}
            >
              <Text as="p">
                {formatMessage(words.moved, {
                  before: figure(move.before),
                  after: figure(move.after),
                })}
              </Text>
              <Text as="p" tone="muted">
                {[move.by, move.reason, reasonText({ reason_code: move.reason_code })]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </TimelineEvent>
          ))}
        </Timeline>
      )}
    </FormDrawer>
  );
}
