import { Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { screenMessages } from '../messages/screen.ts';
import { bar, cell, waiting, weeks } from './SheetSkeleton.css.ts';

const cells = Array.from({ length: 49 }, (_, index) => index);

/** Skeleton of a month, as large as the grid that replaces it. */
export function SheetSkeleton() {
  return (
    <div className={waiting} aria-busy>
      <VisuallyHidden>{useIntl().formatMessage(screenMessages.loading)}</VisuallyHidden>
      <div className={bar} aria-hidden>
        <Skeleton lines={1} />
      </div>
      <div className={weeks} aria-hidden>
        {cells.map((index) => (
          <div key={index} className={cell}>
            {index % 5 === 3 && <Skeleton lines={1} />}
          </div>
        ))}
      </div>
    </div>
  );
}
