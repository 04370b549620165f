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
import { useSampleMoney } from '@servery/screens/sample-money';
import { shopMessages } from '../../messages/shop.ts';
import { ToCart } from './ToCart.tsx';

interface ProductCardProps {
  product: Product;
  /** Whether the card is as wide as the page, for a list. */
  isWide: boolean;
  href: string | undefined;
  cartHref: string | undefined;
  onWishlistToggle: () => Promise<void>;
  onAdd: () => Promise<void>;
}

/** A product card with the actions to add it to the wishlist and the cart. */
export function ProductCard({
  product,
  isWide,
  href,
  cartHref,
  onWishlistToggle,
  onAdd,
}: ProductCardProps) {
  const { formatMessage } = useIntl();
  const price = useSampleMoney();
  const [pending, setPending] = useState<'wishlist' | 'cart' | null>(null);
  const { name, brand, image, rating, isInWishlist } = product;
  const during = async (what: 'wishlist' | 'cart', action: () => Promise<void>) => {
    setPending(what);
    await action();
    setPending(null);
  };
  const amount = (
    <Amount size="l" weight="bold">
      {price(product.price)}
    </Amount>
  );
  const text = (
    <Stack gap="s">
      <Inline justify="between">
        <Rating
          label={formatMessage(shopMessages.rating)}
          isLabelHidden
          isReadOnly
          size="s"
          value={rating}
          valueLabel={(value) => formatMessage(shopMessages.stars, { count: value })}
        />
        {!isWide && amount}
      </Inline>
      <Stack gap="none">
        <Text weight="medium">{href ? <Link href={href}>{name}</Link> : name}</Text>
        <Inline justify="between">
          <Text size="s" tone="muted">
            {formatMessage(shopMessages.by, { brand })}
          </Text>
          {product.hasFreeShipping && (
            <Badge tone="success">{formatMessage(shopMessages.freeShipping)}</Badge>
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
            {text}
          </Inline>
        ) : (
          <>
            <Inline justify="center">{picture}</Inline>
            {text}
          </>
        )}
        <Inline justify={isWide ? 'end' : 'start'} gap="m">
          {isWide && amount}
          <Button
            tone="neutral"
            emphasis={isInWishlist ? 'soft' : 'outline'}
            icon={isInWishlist ? <CheckIcon /> : undefined}
            aria-pressed={isInWishlist}
            aria-label={formatMessage(shopMessages.wishlistNamed, { name })}
            isPending={pending === 'wishlist'}
            onPress={() => void during('wishlist', onWishlistToggle)}
          >
            {formatMessage(shopMessages.wishlist)}
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
