import { useFormat } from '@servery/screens';
import { actionMessages } from '@servery/screens/messages';
import { Button, IconButton, Menu, MoreIcon, PauseIcon, type MenuItem } from '@servery/ui';
import { useIntl } from 'react-intl';
import { billMessages as messages } from '../messages/counter.ts';
import type { Desk, ParkedOrder } from '../newOrder/desk.ts';
import { countOf } from '../newOrder/newOrder.ts';

interface BillToolsProps {
  merchant_id: number;
  desk: Desk;
  onPark: () => void;
  onResume: (id: number) => void;
  onRepeat: () => void;
  onClear: () => void;
}

/** The parked orders, and the actions that park, repeat and clear the new order. */
export function BillTools(props: BillToolsProps) {
  const { merchant_id, desk, onPark, onResume, onRepeat, onClear } = props;
  const { formatMessage } = useIntl();
  const { time } = useFormat(merchant_id);
  const { current, parked, last } = desk;
  const hasLines = current.lines.length > 0;
  const nameOf = ({ order: { customer_name, table, lines } }: ParkedOrder) =>
    customer_name || table?.name || (lines[0]?.name ?? '');
  const items: MenuItem[] = [
    { id: 'park', label: formatMessage(messages.park), isDisabled: !hasLines, onAction: onPark },
    {
      id: 'repeat',
      label: formatMessage(messages.repeat),
      isDisabled: hasLines || last === null,
      onAction: onRepeat,
    },
    {
      id: 'clear',
      tone: 'danger',
      label: formatMessage(messages.clear),
      isDisabled: !hasLines,
      onAction: onClear,
    },
  ];
  const parkedLabel = formatMessage(messages.parked, { count: parked.length });
  return (
    <>
      {parked.length > 0 && (
        <Menu
          label={parkedLabel}
          placement="bottom end"
          trigger={
            <Button size="l" icon={<PauseIcon />}>
              {parkedLabel}
            </Button>
          }
          items={parked.map((one) => ({
            id: String(one.id),
            label: formatMessage(messages.parkedOrder, {
              time: time(new Date(one.at).toISOString()),
              name: nameOf(one),
              count: countOf(one.order),
            }),
            onAction: () => onResume(one.id),
          }))}
        />
      )}
      <Menu
        label={formatMessage(actionMessages.actions)}
        placement="bottom end"
        trigger={
          <IconButton size="l" label={formatMessage(actionMessages.actions)}>
            <MoreIcon />
          </IconButton>
        }
        items={items}
      />
    </>
  );
}
