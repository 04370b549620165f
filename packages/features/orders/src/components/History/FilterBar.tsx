import { Button, FilterIcon, media, onDemand, Skeleton, useMedia } from '@servery/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '@servery/api/user';
import * as styles from './Filters.css.ts';
import type { FiltersProps } from './Filters.tsx';
import { filtersLabel } from './filtersLabel.ts';

const loadFilters = () => import('./Filters.tsx');
const Filters = lazy(async () => ({ default: (await loadFilters()).Filters }));
const FilterDrawer = onDemand(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

interface FilterBarProps extends FiltersProps {
  total: number | undefined;
}

/** The filters in rows; on a phone, a button that opens them. */
export function FilterBar({ total, ...props }: FilterBarProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const isTurn = useTurn(total !== undefined);
  if (useMedia(media.narrow)) {
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
  const awaited = <AwaitedFilters count={(user?.merchants.length ?? 0) > 1 ? 9 : 8} />;
  return (
    <div className={styles.area}>
      {isTurn ? (
        <Suspense fallback={awaited}>
          <Filters {...props} />
        </Suspense>
      ) : (
        awaited
      )}
    </div>
  );
}

const patienceMs = 1000;

/**
 * Whether to load the filter choices: once the rows have loaded, or after a second, so that they
 * don't delay the rows on a slow connection.
 */
function useTurn(isThere: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isThere || isOver;
}

/** Skeleton of the filters, dates included. */
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
