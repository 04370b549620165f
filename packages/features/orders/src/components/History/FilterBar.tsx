import { Button, FilterIcon, Skeleton, onDemand } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '../../hooks/useUser.ts';
import * as styles from './Filters.css.ts';
import type { FiltersProps } from './Filters.tsx';
import { filtersLabel } from './filtersLabel.ts';
import { useNarrow } from './useNarrow.ts';

// Asked for together with the page, and not waited for: rows come without them.
const loadFilters = () => import('./Filters.tsx');
const Filters = lazy(async () => ({ default: (await loadFilters()).Filters }));
const FilterDrawer = onDemand(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

interface FilterBarProps extends FiltersProps {
  total: number | undefined;
}

/** The filters in rows; on a phone the button that opens them. */
export function FilterBar({ total, ...props }: FilterBarProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  if (useNarrow()) {
    return (
      <FilterDrawer {...props} total={total}>
        {(onPress) => (
          <Button tone="neutral" emphasis="outline" icon={<FilterIcon />} onPress={onPress}>
            {filtersLabel(formatMessage, props.view)}
          </Button>
        )}
      </FilterDrawer>
    );
  }
  const choices = (user?.merchants.length ?? 0) > 1 ? 8 : 7;
  return (
    <Suspense fallback={<AwaitedFilters count={choices} />}>
      <Filters {...props} />
    </Suspense>
  );
}

/** Holds the room that the filters take, dates included. */
function AwaitedFilters({ count }: { count: number }) {
  return (
    <div className={styles.filters}>
      <Skeleton shape="control" />
      <div className={styles.awaitedDates}>
        <Skeleton shape="control" />
      </div>
      {Array.from({ length: count }, (_, n) => (
        <Skeleton key={n} shape="control" />
      ))}
    </div>
  );
}
