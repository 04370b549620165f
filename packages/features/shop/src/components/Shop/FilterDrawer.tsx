import type { listProducts } from '@servery/api/template';
import type { Output } from '@servery/api';
import { Button, Drawer, FilterIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { filterWords } from '../../messages/filters.ts';
import { countFilters, noFilters, type ShopView } from '../../shopView.ts';
import { Filters } from './Filters.tsx';

interface FilterDrawerProps {
  view: ShopView;
  data: Output<typeof listProducts> | undefined;
  onChange: (change: Partial<ShopView>, isTyping?: boolean) => void;
}

/** The filters: beside the products where there is room, over them where there is none. */
export function FilterDrawer({ view, data, onChange }: FilterDrawerProps) {
  const { formatMessage } = useIntl();
  const count = countFilters(view);
  return (
    <Drawer
      title={formatMessage(filterWords.title)}
      closeLabel={formatMessage(filterWords.close)}
      side="start"
      placement="beside"
      trigger={
        <Button tone="neutral" emphasis="outline" icon={<FilterIcon />} isDisabled={!data}>
          {formatMessage(filterWords.open, { count })}
        </Button>
      }
      footer={(close: () => void) => (
        <>
          <Button
            tone="neutral"
            emphasis="ghost"
            isDisabled={count === 0}
            onPress={() => onChange({ ...noFilters, q: view.q })}
          >
            {formatMessage(filterWords.clear)}
          </Button>
          <Button onPress={close}>
            {formatMessage(filterWords.show, { count: data?.total ?? 0 })}
          </Button>
        </>
      )}
    >
      {data && <Filters view={view} facets={data.facets} onChange={onChange} />}
    </Drawer>
  );
}
