import { Button, Drawer, FilterIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { countFilters } from '../../historyQuery.ts';
import { filterWords, historyWords } from '../../messages/history.ts';
import { Filters, type FiltersProps } from './Filters.tsx';
import { noFilters } from './HistoryState.tsx';
import { filtersLabel } from './filtersLabel.ts';

interface FilterDrawerProps extends FiltersProps {
  /** How many orders fit, once that is known. */
  total: number | undefined;
}

/** The filters on a phone: a panel over the list, with how many orders are left of it. */
export function FilterDrawer({ total, ...props }: FilterDrawerProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      title={formatMessage(filterWords.filters)}
      closeLabel={formatMessage(historyWords.close)}
      trigger={
        <Button tone="neutral" emphasis="outline" icon={<FilterIcon />}>
          {filtersLabel(formatMessage, props.view)}
        </Button>
      }
      footer={(close: () => void) => (
        <>
          {countFilters(props.view) > 0 && (
            <Button tone="neutral" emphasis="ghost" onPress={() => props.onChange(noFilters)}>
              {formatMessage(filterWords.clear)}
            </Button>
          )}
          <Button onPress={close}>
            {total === undefined
              ? formatMessage(historyWords.close)
              : formatMessage(filterWords.show, { count: total })}
          </Button>
        </>
      )}
    >
      <Filters {...props} isStacked />
    </Drawer>
  );
}
