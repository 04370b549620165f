import { Button, Drawer, FilterIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { countFilters, historyView } from '../../historyQuery.ts';
import { filterMessages, historyMessages } from '../../messages/history.ts';
import { Filters, type FiltersProps } from './Filters.tsx';
import { filtersLabel } from './filtersLabel.ts';

interface FilterDrawerProps extends FiltersProps {
  /** The number of matching orders; undefined until it is known. */
  total: number | undefined;
}

/** The filters on a phone: a drawer over the list, with the number of matching orders. */
export function FilterDrawer({ total, ...props }: FilterDrawerProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      title={formatMessage(filterMessages.filters)}
      trigger={
        <Button tone="neutral" emphasis="outline" icon={<FilterIcon />}>
          {filtersLabel(formatMessage, props.view)}
        </Button>
      }
      footer={(close: () => void) => (
        <>
          {countFilters(props.view) > 0 && (
            <Button
              tone="neutral"
              emphasis="ghost"
              onPress={() => props.onChange(historyView.noFilters)}
            >
              {formatMessage(filterMessages.clear)}
            </Button>
          )}
          <Button onPress={close}>
            {total === undefined
              ? formatMessage(historyMessages.close)
              : formatMessage(filterMessages.show, { count: total })}
          </Button>
        </>
      )}
    >
      <Filters {...props} isStacked />
    </Drawer>
  );
}
