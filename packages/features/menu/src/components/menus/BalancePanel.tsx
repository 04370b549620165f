import { Problem, stockModes, updateBalance, type FoodMenuDetail } from '@servery/api';
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
  FormDrawer,
} from '@servery/ui';
import { NumberField, useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { useReasonText } from '@servery/screens/reasons';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { stockMessages as messages } from '../../messages/stock.ts';

type Mode = (typeof stockModes)[number];

interface BalanceValues {
  mode: Mode;
  quantity: number | null;
  reason: string;
}

/** Returns the stock after the change, or null if the change isn't possible. */
function previewOf(before: number | null, mode: Mode, quantity: number | null, isOpen: boolean) {
  try {
    // The reason is validated on save, so any valid one serves here.
    return { after: balanceAfter(before, { mode, quantity, reason: '··' }, isOpen) };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Returns the initial form values. */
const valuesOf = ({ stock }: FoodMenuDetail): BalanceValues => ({
  mode: stock === null ? 'set' : 'add',
  quantity: null,
  reason: '',
});

/** Form that changes the stock of an item, with the history of its changes. */
export function BalancePanel({ menu, onClose }: { menu: FoodMenuDetail; onClose: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const reasonText = useReasonText();
  const { trigger } = useMenuAction(updateBalance);
  const { dateTime: time } = useFormat(menu.merchant_id);
  const form = useEndpointForm(updateBalance, {
    defaults: valuesOf(menu),
    toInput: (values) => ({ params: { id: menu.id }, body: { version: menu.version, ...values } }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.saved, { name: menu.name }) });
      onClose();
    },
    explain: useProblemText(),
    messages: fieldMessages,
  });
  const { mode, quantity } = form.values;
  const shown = previewOf(menu.stock, mode, quantity, menu.allow_negative);
  const figure = (count: number | null) =>
    count === null ? formatMessage(messages.none) : formatNumber(count);

  return (
    <FormDrawer
      title={formatMessage(messages.title, { name: menu.name })}
      action={formatMessage(messages.save)}
      {...form.drawer}
      onClose={onClose}
    >
      <Text as="p">
        {formatMessage(messages.now)}: <strong>{figure(menu.stock)}</strong>
      </Text>
      <Segmented label={formatMessage(messages.mode)} isWide {...form.field('mode')}>
        {stockModes.map((one) => (
          <Segment key={one} value={one}>
            {formatMessage(messages[one])}
          </Segment>
        ))}
      </Segmented>
      <NumberField
        label={formatMessage(messages.quantity)}
        {...form.field('quantity')}
        description={
          mode === 'set' && quantity === null
            ? formatMessage(messages.setHelp)
            : shown &&
              formatMessage(shown.after === null ? messages.afterNone : messages.after, {
                count: shown.after ?? 0,
              })
        }
      />
      <TextField
        label={formatMessage(messages.reason)}
        {...form.field('reason')}
        isRequired={mode === 'waste'}
      />
      <Heading level={3}>{formatMessage(messages.history)}</Heading>
      {menu.moves.length === 0 ? (
        <Text tone="muted">{formatMessage(messages.noHistory)}</Text>
      ) : (
        <Timeline label={formatMessage(messages.history)}>
          {menu.moves.map((move) => (
            <TimelineEvent
              key={move.id}
              tone={move.mode === 'waste' ? 'warning' : 'neutral'}
              title={formatMessage(messages[move.mode])}
              time={time(move.at)}
              dateTime={move.at}
            >
              <Text as="p">
                {formatMessage(messages.moved, {
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
