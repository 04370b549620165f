import type { Product } from '@servery/api/template';
import { Badge, Button, LinkButton } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { shopMessages } from '../../messages/shop.ts';
import { takeFocus } from '@servery/screens/take-focus';

interface ToCartProps {
  product: Product;
  cartHref: string | undefined;
  isPending: boolean;
  onAdd: () => void;
}

/** Button that adds a product to the cart, or links to the cart if it's already there. */
export function ToCart({ product: { name, isInCart }, cartHref, isPending, onAdd }: ToCartProps) {
  const { formatMessage } = useIntl();
  const [wasAdded, setAdded] = useState(false);
  if (!isInCart)
    return (
      <Button
        tone="accent"
        emphasis="solid"
        aria-label={formatMessage(shopMessages.addNamed, { name })}
        isPending={isPending}
        onPress={() => {
          setAdded(true);
          onAdd();
        }}
      >
        {formatMessage(shopMessages.add)}
      </Button>
    );
  if (cartHref === undefined)
    return <Badge tone="accent">{formatMessage(shopMessages.inCart)}</Badge>;
  return (
    <LinkButton ref={wasAdded ? takeFocus : undefined} href={cartHref} emphasis="soft">
      {formatMessage(shopMessages.viewCart)}
    </LinkButton>
  );
}
