import { Button, CheckIcon } from '@servery/ui';
import type { OrderList } from '@servery/api';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { boardMessages, laneMessages } from '../../messages/board.ts';
import * as styles from './Lane.css.ts';

interface LaneHeadProps {
  id: string;
  lane: OrderList;
  count: number;
  /** The number of orders that haven't been acknowledged. */
  fresh?: number;
  onAcknowledge?: () => void;
}

/** The name and order count of a lane, with a button to silence the alert for new orders. */
export function LaneHead({ id, lane, count, fresh = 0, onAcknowledge }: LaneHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.name}>
        <FormattedMessage {...laneMessages[lane].name} />{' '}
        <span className={styles.count} data-fresh={fresh > 0 || undefined}>
          <FormattedNumber value={count} />
        </span>
      </h2>
      {fresh > 0 && (
        <div className={styles.quiet}>
          <Button tone="accent" emphasis="soft" icon={<CheckIcon />} onPress={onAcknowledge}>
            <FormattedMessage {...boardMessages.acknowledge} />
          </Button>
        </div>
      )}
    </div>
  );
}
