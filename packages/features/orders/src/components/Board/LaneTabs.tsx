import { orderLists, type OrderList } from '@servery/api';
import { CheckIcon, IconButton, Segment, Segmented } from '@servery/ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { boardMessages, laneMessages } from '../../messages/board.ts';
import { quiet, rail, tab, tabs } from './LaneTabs.css.ts';

interface LaneTabsProps {
  lane: OrderList;
  counts: Record<OrderList, number>;
  /** The number of orders that haven't been acknowledged. */
  fresh: number;
  onChange: (lane: OrderList) => void;
  onAcknowledge: () => void;
}

/**
 * Tabs that choose the lane on a narrow board, with a button to silence alerts from all lanes.
 * Hidden on a wide board, which shows every lane.
 */
export function LaneTabs({ lane, counts, fresh, onChange, onAcknowledge }: LaneTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={tabs}>
      <div className={rail}>
        <Segmented
          label={formatMessage(boardMessages.lanes)}
          isLabelHidden
          isWide
          value={lane}
          onChange={onChange}
        >
          {orderLists.map((name) => (
            <Segment key={name} value={name}>
              <FormattedMessage {...laneMessages[name].short} />
              <span className={tab}>
                <FormattedNumber value={counts[name]} />
              </span>
            </Segment>
          ))}
        </Segmented>
      </div>
      <span className={quiet} data-fresh={fresh > 0 || undefined}>
        <IconButton
          tone="accent"
          emphasis="solid"
          size="l"
          label={formatMessage(boardMessages.acknowledgeAll, { count: fresh })}
          onPress={onAcknowledge}
        >
          <CheckIcon />
        </IconButton>
      </span>
    </div>
  );
}
