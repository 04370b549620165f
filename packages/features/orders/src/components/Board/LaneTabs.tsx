import { orderLists, type OrderList } from '@servery/api';
import { CheckIcon, IconButton, Segment, Segmented } from '@servery/ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { boardWords, laneWords } from '../../messages/board.ts';
import { quiet, rail, tab, tabs } from './LaneTabs.css.ts';

interface LaneTabsProps {
  lane: OrderList;
  counts: Record<OrderList, number>;
  /** How many orders nobody has noticed. */
  fresh: number;
  onChange: (lane: OrderList) => void;
  onAcknowledge: () => void;
}

/** Which lane a narrow board shows, and the way to quiet what rings in any of them; a wide one shows all, and not these. */
export function LaneTabs({ lane, counts, fresh, onChange, onAcknowledge }: LaneTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={tabs}>
      <div className={rail}>
        <Segmented
          label={formatMessage(boardWords.lanes)}
          isLabelHidden
          isWide
          value={lane}
          onChange={onChange}
        >
          {orderLists.map((name) => (
            <Segment key={name} value={name}>
              <FormattedMessage {...laneWords[name].short} />
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
          label={formatMessage(boardWords.acknowledgeAll, { count: fresh })}
          onPress={onAcknowledge}
        >
          <CheckIcon />
        </IconButton>
      </span>
    </div>
  );
}
