import type { Product } from '@servery/api/template';
import {
  Amount,
  Avatar,
  Badge,
  Button,
  Card,
  CheckIcon,
  Inline,
  Link,
  Rating,
  Stack,
  Text,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePrice } from '../../hooks/usePrice.ts';
import { shopWords } from '../../messages/shop.ts';
import { ToCart } from './ToCart.tsx';

interface ProductCardProps {
  product: Product;
  /** As wide as the page, for a list. */
  isWide: boolean;
  href: string | undefined;
  cartHref: string | undefined;
  onWish: () => Promise<void>;
  onAdd: () => Promise<void>;
}

/** A product at a glance, to wish for and to put into the cart. */
export function ProductCard({ product, isWide, href, cartHref, onWish, onAdd }: ProductCardProps) {
  const { formatMessage } = useIntl();
  const price = usePrice();
  const [pending, setPending] = useState<'wish' | 'cart' | null>(null);
  const { name, brand, image, rating, isInWishlist } = product;
  const during = async (what: 'wish' | 'cart', act: () => Promise<void>) => {
    setPending(what);
    await act();
    setPending(null);
  };
  const amount = (
    <Amount size="l" weight="bold">
      {price(product.price)}
    </Amount>
  );
  const words = (
    <Stack gap="s">
      <Inline justify="between">
        <Rating
          label={formatMessage(shopWords.rating)}
          isLabelHidden
          isReadOnly
          size="s"
          value={rating}
          valueLabel={(value) => formatMessage(shopWords.stars, { count: value })}
        />
        {!isWide && amount}
      </Inline>
      <Stack gap="none">
        <Text weight="medium">{href ? <Link href={href}>{name}</Link> : name}</Text>
        <Inline justify="between">
          <Text size="s" tone="muted">
            {formatMessage(shopWords.by, { brand })}
          </Text>
          {product.hasFreeShipping && (
            <Badge tone="success">{formatMessage(shopWords.freeShipping)}</Badge>
          )}
        </Inline>
      </Stack>
      <Text as="p" size="s">
        {product.description}
      </Text>
    </Stack>
  );
  const picture = (
    <Avatar name={name} src={image} shape="place" size="xl" tone="neutral" isDecorative />
  );
  return (
    <Card>
      <Stack gap="m">
        {isWide ? (
          <Inline gap="l" align="start" isWrapping={false}>
            {picture}
            {words}
          </Inline>
        ) : (
          <>
            <Inline justify="center">{picture}</Inline>
            {words}
          </>
        )}
        <Inline justify={isWide ? 'end' : 'start'} gap="m">
          {isWide && amount}
          <Button
            tone="neutral"
            emphasis={isInWishlist ? 'soft' : 'outline'}
            icon={isInWishlist ? <CheckIcon /> : undefined}
            aria-pressed={isInWishlist}
            aria-label={formatMessage(shopWords.wishNamed, { name })}
            isPending={pending === 'wish'}
            onPress={() => void during('wish', onWish)}
          >
            {formatMessage(shopWords.wish)}
          </Button>
          <ToCart
            product={product}
            cartHref={cartHref}
            isPending={pending === 'cart'}
            onAdd={() => void during('cart', onAdd)}
          />
        </Inline>
      </Stack>
    </Card>
  );
}
