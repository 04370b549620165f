import type { listProducts } from '@servery/api/template';
import type { Output } from '@servery/api';
import { ListFilters, type ListOf } from '@servery/screens/list';
import { Segment, Segmented, Select } from '@servery/ui';
import { useIntl } from 'react-intl';
import { shopMessages } from '../../messages/shop.ts';
import type { ShopView } from '../../shopView.ts';
import { FilterDrawer } from './FilterDrawer.tsx';

interface ShopToolbarProps {
  list: ListOf<ShopView>;
  data: Output<typeof listProducts> | undefined;
}

/** Search, filters, order and layout of the products. */
export function ShopToolbar({ list, data }: ShopToolbarProps) {
  const { formatMessage } = useIntl();
  const { view, change } = list;
  return (
    <ListFilters label={formatMessage(shopMessages.search)} {...list.filters('q')}>
      <FilterDrawer view={view} data={data} onChange={change} />
      <Select
        label={formatMessage(shopMessages.sort)}
        isLabelHidden
        value={view.sort}
        options={[
          { value: 'featured', label: formatMessage(shopMessages.featured) },
          { value: 'price-asc', label: formatMessage(shopMessages.lowest) },
          { value: 'price-desc', label: formatMessage(shopMessages.highest) },
        ]}
        onChange={(sort) => change({ sort: sort as ShopView['sort'] })}
      />
      <Segmented<ShopView['look']>
        label={formatMessage(shopMessages.look)}
        isLabelHidden
        value={view.look}
        onChange={(look) => change({ look })}
      >
        <Segment value="grid">{formatMessage(shopMessages.grid)}</Segment>
        <Segment value="list">{formatMessage(shopMessages.list)}</Segment>
      </Segmented>
    </ListFilters>
  );
}
