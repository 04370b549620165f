import type { Product } from '@servery/api/template';
import { Grid, Stack, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useWishes } from '../../hooks/useWishes.ts';
import { shopWords } from '../../messages/shop.ts';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  products: readonly Product[];
  look: 'grid' | 'list';
  hrefOf: ((product: Product) => string) | undefined;
  cartHref: string | undefined;
}

/** Products as cards beside each other, or under each other. */
export function ProductGrid({ products, look, hrefOf, cartHref }: ProductGridProps) {
  const { formatMessage } = useIntl();
  const { toggle, addToCart } = useWishes();
  const attempt = async (work: Promise<unknown>, { name }: Product) => {
    await work.catch(() => toast.error({ title: formatMessage(shopWords.refused, { name }) }));
  };
  const cards = products.map((product) => (
    <div key={product.id} role="listitem">
      <ProductCard
        product={product}
        isWide={look === 'list'}
        href={hrefOf?.(product)}
        cartHref={cartHref}
        onWish={() => attempt(toggle(product), product)}
        onAdd={() => attempt(addToCart(product), product)}
      />
    </div>
  ));
  return (
    <div role="list" aria-label={formatMessage(shopWords.products)}>
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
