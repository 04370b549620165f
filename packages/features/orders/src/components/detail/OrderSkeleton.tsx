import { Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { detailMessages } from '../../messages/detail.ts';
import { line, list } from './bill.css.ts';
import { column, columns, head, paper } from './detail.css.ts';

/** Skeleton of an order while it loads: head, five lines, amounts and facts. */
export function OrderSkeleton({ as }: { as: 'page' | 'panel' }) {
  const { formatMessage } = useIntl();
  const row = (key: string) => (
    <div key={key} className={line}>
      <Skeleton />
      <span>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </span>
      <Skeleton width="short" />
      <span />
    </div>
  );
  return (
    <div role="status">
      <VisuallyHidden>{formatMessage(detailMessages.loading)}</VisuallyHidden>
      <div className={column} aria-hidden>
        <div className={head}>
          <Skeleton width="half" />
          <Skeleton shape="control" width={as === 'panel' ? 'full' : 'third'} />
        </div>
        <div className={columns}>
          <div className={`${column} ${paper[as]}`}>
            <div className={list}>{['1', '2', '3', '4', '5'].map(row)}</div>
            <Skeleton lines={4} />
          </div>
          <div className={column}>
            <Skeleton lines={8} />
          </div>
        </div>
      </div>
    </div>
  );
}
