import { useFormat } from '@servery/screens';
import { actionMessages } from '@servery/screens/messages';
import { Button, IconButton, MoreIcon, onDemand, PauseIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { billMessages as messages } from '../messages/counter.ts';
import type { Desk, ParkedOrder } from '../newOrder/desk.ts';
import { countOf } from '../newOrder/newOrder.ts';

const BillMenu = onDemand(async () => (await import('./BillMenu.tsx')).BillMenu);
const ActionsMenu = onDemand(async () => (await import('./ActionsMenu.tsx')).ActionsMenu);

interface BillToolsProps {
  merchant_id: number;
  desk: Desk;
  displayHref: string;
  onPark: () => void;
  onResume: (id: number) => void;
  onRepeat: () => void;
  onClear: () => void;
}

/** The parked orders, and the actions that park, repeat and clear the new order. */
export function BillTools(props: BillToolsProps) {
  const { merchant_id, desk, onResume, ...actions } = props;
  const { formatMessage } = useIntl();
  const { time } = useFormat(merchant_id);
  const { current, parked, last } = desk;
  const hasLines = current.lines.length > 0;
  const nameOf = ({ order: { customer_name, table, lines } }: ParkedOrder) =>
    customer_name || table?.name || (lines[0]?.name ?? '');
  const parkedLabel = formatMessage(messages.parked, { count: parked.length });
  const actionsLabel = formatMessage(actionMessages.actions);
  return (
    <>
      {parked.length > 0 && (
        <BillMenu
          label={parkedLabel}
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
        >
          {(press) => (
            <Button size="l" icon={<PauseIcon />} aria-haspopup="menu" onPress={press}>
              {parkedLabel}
            </Button>
          )}
        </BillMenu>
      )}
      <ActionsMenu
        {...actions}
        label={actionsLabel}
        hasLines={hasLines}
        canRepeat={!hasLines && last !== null}
        trigger={
          <IconButton size="l" label={actionsLabel}>
            <MoreIcon />
          </IconButton>
        }
      >
        {(press) => (
          <IconButton size="l" label={actionsLabel} aria-haspopup="menu" onPress={press}>
            <MoreIcon />
          </IconButton>
        )}
      </ActionsMenu>
    </>
  );
}
