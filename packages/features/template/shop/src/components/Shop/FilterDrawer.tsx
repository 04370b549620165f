import type { listProducts } from '@servery/api/template';
import type { Output } from '@servery/api';
import { Button, Drawer, FilterIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { filterMessages } from '../../messages/filters.ts';
import { countFilters, type ShopView, shopView } from '../../shopView.ts';
import { Filters } from './Filters.tsx';

interface FilterDrawerProps {
  view: ShopView;
  data: Output<typeof listProducts> | undefined;
  onChange: (change: Partial<ShopView>, isTyping?: boolean) => void;
}

/** Drawer with the filters: next to the products if there's space, otherwise over them. */
export function FilterDrawer({ view, data, onChange }: FilterDrawerProps) {
  const { formatMessage } = useIntl();
  const count = countFilters(view);
  return (
    <Drawer
      title={formatMessage(filterMessages.title)}
      side="start"
      placement="beside"
      trigger={
        <Button tone="neutral" emphasis="outline" icon={<FilterIcon />} isDisabled={!data}>
          {formatMessage(filterMessages.open, { count })}
        </Button>
      }
      footer={(close: () => void) => (
        <>
          <Button
            tone="neutral"
            emphasis="ghost"
            isDisabled={count === 0}
            onPress={() => onChange({ ...shopView.noFilters, q: view.q })}
          >
            {formatMessage(filterMessages.clear)}
          </Button>
          <Button onPress={close}>
            {formatMessage(filterMessages.show, { count: data?.total ?? 0 })}
          </Button>
        </>
      )}
    >
      {data && <Filters view={view} facets={data.facets} onChange={onChange} />}
    </Drawer>
  );
}
