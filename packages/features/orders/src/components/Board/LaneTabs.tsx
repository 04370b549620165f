import { orderLists, type OrderList } from '@servery/api';
import { Segment, Segmented } from '@servery/ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { boardWords, laneWords } from '../../messages/board.ts';
import { tab, tabs } from './LaneTabs.css.ts';

interface LaneTabsProps {
  lane: OrderList;
  counts: Record<OrderList, number>;
  onChange: (lane: OrderList) => void;
}

/** Which lane a narrow board shows; a wide one shows all, and not these. */
export function LaneTabs({ lane, counts, onChange }: LaneTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={tabs}>
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
  );
}
