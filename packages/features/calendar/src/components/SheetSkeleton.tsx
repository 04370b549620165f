import { Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { screenWords } from '../messages/screen.ts';
import { bar, cell, waiting, weeks } from './SheetSkeleton.css.ts';

const cells = Array.from({ length: 49 }, (_, index) => index);

/** A month whose days are not there yet: what comes stands in its place. */
export function SheetSkeleton() {
  return (
    <div className={waiting} aria-busy>
      <VisuallyHidden>{useIntl().formatMessage(screenWords.loading)}</VisuallyHidden>
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
