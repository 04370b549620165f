import {
  ListBody,
  ListEmpty,
  ListPage,
  ListPages,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { BagIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { ProductGrid } from '../components/Shop/ProductGrid.tsx';
import { ShopSkeleton } from '../components/Shop/ShopSkeleton.tsx';
import { ShopToolbar } from '../components/Shop/ShopToolbar.tsx';
import { useProducts } from '../hooks/useProducts.ts';
import { shopMessages } from '../messages/shop.ts';
import { perPage, shopView } from '../shopView.ts';

export interface ShopListProps extends ListScreenProps {
  /** Returns the URL of a product's page; omitted if there's none. */
  hrefOf?: (product: { id: number; slug: string }) => string;
  /** The URL of the cart; without it, products in the cart are only marked as such. */
  cartHref?: string;
}

/**
 * The shop of the template: search, filter and sort products, and add them to the wishlist or the
 * cart.
 */
export function ShopList({ search, onSearchChange, hrefOf, cartHref }: ShopListProps) {
  const { formatMessage } = useIntl();
  const list = useListView(shopView, search, onSearchChange);
  const { view, change } = list;
  const { data, error, mutate } = useProducts(view);
  return (
    <ListPage
      title={formatMessage(shopMessages.title)}
      count={data && formatMessage(shopMessages.results, { count: data.total })}
      filters={<ShopToolbar list={list} data={data} />}
    >
      <ListBody
        error={error}
        data={data}
        title={formatMessage(shopMessages.failed)}
        onRetry={mutate}
        rows={data?.products}
        skeleton={<ShopSkeleton />}
        empty={
          <ListEmpty
            total={data?.total}
            onFirst={() => change({ page: 1 })}
            isNarrowed={data !== undefined && data.facets.brands.length > 0}
            noResultTitle={formatMessage(shopMessages.none)}
            icon={<BagIcon />}
            title={formatMessage(shopMessages.empty)}
          >
            {formatMessage(shopMessages.emptyText)}
          </ListEmpty>
        }
        pages={
          <ListPages
            label={formatMessage(shopMessages.pages)}
            page={view.page}
            pageLength={perPage}
            total={data?.total}
            onChange={(page) => change({ page })}
          />
        }
      >
        {(products) => (
          <ProductGrid products={products} look={view.look} hrefOf={hrefOf} cartHref={cartHref} />
        )}
      </ListBody>
    </ListPage>
  );
}
