import {
  BagIcon,
  Banner,
  Button,
  EmptyState,
  FailedState,
  Heading,
  SearchIcon,
  Stack,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { ProductGrid } from '../components/Shop/ProductGrid.tsx';
import { ShopPages } from '../components/Shop/ShopPages.tsx';
import { ShopSkeleton } from '../components/Shop/ShopSkeleton.tsx';
import { ShopToolbar } from '../components/Shop/ShopToolbar.tsx';
import { useProducts } from '../hooks/useProducts.ts';
import { shopWords } from '../messages/shop.ts';
import { noFilters, readShop, writeShop, type ShopView } from '../shopView.ts';

export interface ShopListProps {
  /** The address's query: search, filters, order, look and page. */
  search: string;
  /** The next one; `isTyping` while a word or a range is still being made, so that it needs no entry in the history. */
  onSearchChange: (search: string, isTyping: boolean) => void;
  /** Where a product is shown in full; without it none is. */
  hrefOf?: (product: { id: number; slug: string }) => string;
  /** Where the cart is; without it what is in the cart only says so. */
  cartHref?: string;
}

/** The template's shop: products to search, narrow and sort, to wish for and to put into the cart. */
export function ShopList({ search, onSearchChange, hrefOf, cartHref }: ShopListProps) {
  const { formatMessage } = useIntl();
  const view = readShop(search);
  const { data, error, mutate } = useProducts(view);
  const change = (part: Partial<ShopView>, isTyping = false) =>
    onSearchChange(writeShop(search, part), isTyping);
  const retry = <Button onPress={() => void mutate()}>{formatMessage(shopWords.retry)}</Button>;
  const rows = () => {
    if (!data)
      return error ? (
        <FailedState
          title={formatMessage(shopWords.failed)}
          words={{
            text: formatMessage(shopWords.failedText),
            retry: formatMessage(shopWords.retry),
          }}
          onRetry={() => mutate()}
        />
      ) : (
        <ShopSkeleton />
      );
    if (data.products.length > 0)
      return (
        <ProductGrid
          products={data.products}
          look={view.look}
          hrefOf={hrefOf}
          cartHref={cartHref}
        />
      );
    if (data.total > 0)
      return (
        <EmptyState
          title={formatMessage(shopWords.past)}
          action={
            <Button onPress={() => change({ page: 1 })}>{formatMessage(shopWords.first)}</Button>
          }
        />
      );
    if (data.facets.brands.length === 0)
      return (
        <EmptyState icon={<BagIcon />} title={formatMessage(shopWords.empty)}>
          {formatMessage(shopWords.emptyText)}
        </EmptyState>
      );
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(shopWords.none)}
        action={<Button onPress={() => change(noFilters)}>{formatMessage(shopWords.clear)}</Button>}
      >
        {formatMessage(shopWords.noneText)}
      </EmptyState>
    );
  };
  return (
    <Stack gap="l">
      <Heading level={1}>{formatMessage(shopWords.title)}</Heading>
      <ShopToolbar view={view} data={data} onChange={change} />
      {error && data && (
        <Banner tone="warning" title={formatMessage(shopWords.stale)} action={retry}>
          {formatMessage(shopWords.failedText)}
        </Banner>
      )}
      {rows()}
      {data && data.total > 0 && (
        <ShopPages page={view.page} total={data.total} onChange={(page) => change({ page })} />
      )}
    </Stack>
  );
}
