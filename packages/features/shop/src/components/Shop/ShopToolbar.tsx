import type { listProducts } from '@servery/api/template';
import type { Output } from '@servery/api';
import {
  Inline,
  SearchField,
  Segment,
  Segmented,
  Select,
  Stack,
  Text,
  useTyped,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { shopWords } from '../../messages/shop.ts';
import type { ShopView } from '../../shopView.ts';
import { FilterDrawer } from './FilterDrawer.tsx';

interface ShopToolbarProps {
  view: ShopView;
  data: Output<typeof listProducts> | undefined;
  onChange: (change: Partial<ShopView>, isTyping?: boolean) => void;
}

/** How many products there are, and what narrows, sorts and lays them out. */
export function ShopToolbar({ view, data, onChange }: ShopToolbarProps) {
  const { formatMessage } = useIntl();
  const [text, write] = useTyped(view.q, (q) => onChange({ q }, true));
  return (
    <Stack gap="m">
      <SearchField
        label={formatMessage(shopWords.search)}
        placeholder={formatMessage(shopWords.search)}
        clearLabel={formatMessage(shopWords.clearSearch)}
        maxLength={100}
        value={text}
        onChange={write}
      />
      <Inline gap="m" justify="between">
        <Inline gap="m">
          <FilterDrawer view={view} data={data} onChange={onChange} />
          <Text tone="muted">
            <span role="status">
              {data ? formatMessage(shopWords.results, { count: data.total }) : ''}
            </span>
          </Text>
        </Inline>
        <Inline gap="m">
          <Select
            label={formatMessage(shopWords.sort)}
            isLabelHidden
            value={view.sort}
            options={[
              { value: 'featured', label: formatMessage(shopWords.featured) },
              { value: 'price-asc', label: formatMessage(shopWords.lowest) },
              { value: 'price-desc', label: formatMessage(shopWords.highest) },
            ]}
            onChange={(sort) => onChange({ sort: sort as ShopView['sort'] })}
          />
          <Segmented<ShopView['look']>
            label={formatMessage(shopWords.look)}
            isLabelHidden
            value={view.look}
            onChange={(look) => onChange({ look })}
          >
            <Segment value="grid">{formatMessage(shopWords.grid)}</Segment>
            <Segment value="list">{formatMessage(shopWords.list)}</Segment>
          </Segmented>
        </Inline>
      </Inline>
    </Stack>
  );
}
