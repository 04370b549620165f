import { Skeleton, VisuallyHidden } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { boardMessages, laneMessages } from '../../messages/board.ts';
import * as lane from './Lane.css.ts';
import { lanes } from './Lanes.css.ts';
import * as styles from './SkeletonLanes.css.ts';
import { body, money } from './Ticket.css.ts';

const counts = { new: 2, action: 4, completed: 6 };

/** Skeleton lanes shown until the first response. */
export function SkeletonLanes() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage {...boardMessages.loading} />
        </span>
      </VisuallyHidden>
      <div className={lanes} data-shown="new">
        {(['new', 'action', 'completed'] as const).map((name) => (
          <div key={name} className={lane.lane} data-lane={name}>
            <div className={lane.head}>
              <h2 className={lane.name}>
                <FormattedMessage {...laneMessages[name].name} />
              </h2>
            </div>
            <div className={name === 'completed' ? lane.rows : lane.tickets} aria-hidden>
              {Array.from({ length: counts[name] }, (_, index) =>
                name === 'new' ? <SkeletonTicket key={index} /> : <SkeletonRow key={index} />,
              )}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function SkeletonTicket() {
  return (
    <div className={styles.ticket}>
      <div className={body}>
        <div className={money}>
          <div className={styles.names}>
            <span className={styles.number}>
              <Skeleton width="half" />
            </span>
            <Skeleton width="most" />
          </div>
          <span className={styles.ring}>
            <Skeleton shape="circle" />
          </span>
        </div>
        <Skeleton lines={3} />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className={styles.row}>
      <Skeleton width="most" />
      <Skeleton width="third" />
    </div>
  );
}
