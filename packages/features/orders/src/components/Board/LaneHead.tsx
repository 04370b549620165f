import { Button, CheckIcon } from '@servery/ui';
import type { OrderList } from '@servery/api';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { boardWords, laneWords } from '../../messages/board.ts';
import * as styles from './Lane.css.ts';

interface LaneHeadProps {
  id: string;
  lane: OrderList;
  count: number;
  /** How many of them nobody has noticed. */
  fresh?: number;
  onAcknowledge?: () => void;
}

/** A lane's name and how many orders it holds; where new ones ring, the button that quiets them. */
export function LaneHead({ id, lane, count, fresh = 0, onAcknowledge }: LaneHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.name}>
        <FormattedMessage {...laneWords[lane].name} />{' '}
        <span className={styles.count} data-fresh={fresh > 0 || undefined}>
          <FormattedNumber value={count} />
        </span>
      </h2>
      {fresh > 0 && (
        <div className={styles.quiet}>
          <Button tone="accent" emphasis="soft" icon={<CheckIcon />} onPress={onAcknowledge}>
            <FormattedMessage {...boardWords.acknowledge} />
          </Button>
        </div>
      )}
    </div>
  );
}
