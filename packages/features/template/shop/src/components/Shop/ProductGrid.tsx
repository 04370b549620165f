import type { Product } from '@servery/api/template';
import { Grid, Stack, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useWishlist } from '../../hooks/useWishlist.ts';
import { shopMessages } from '../../messages/shop.ts';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  products: readonly Product[];
  look: 'grid' | 'list';
  hrefOf: ((product: Product) => string) | undefined;
  cartHref: string | undefined;
}

/** Products as cards, in a grid or a list. */
export function ProductGrid({ products, look, hrefOf, cartHref }: ProductGridProps) {
  const { formatMessage } = useIntl();
  const { toggle, addToCart } = useWishlist();
  const attempt = async (work: Promise<unknown>, { name }: Product) => {
    await work.catch(() => toast.error({ title: formatMessage(shopMessages.refused, { name }) }));
  };
  const cards = products.map((product) => (
    <div key={product.id} role="listitem">
      <ProductCard
        product={product}
        isWide={look === 'list'}
        href={hrefOf?.(product)}
        cartHref={cartHref}
        onWishlistToggle={() => attempt(toggle(product), product)}
        onAdd={() => attempt(addToCart(product), product)}
      />
    </div>
  ));
  return (
    <div role="list" aria-label={formatMessage(shopMessages.products)}>
      {look === 'grid' ? (
        <Grid item="l" gap="l">
          {cards}
        </Grid>
      ) : (
        <Stack gap="l">{cards}</Stack>
      )}
    </div>
  );
}
