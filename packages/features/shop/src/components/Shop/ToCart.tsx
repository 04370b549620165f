import type { Product } from '@servery/api/template';
import { Badge, Button, LinkButton } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { shopWords } from '../../messages/shop.ts';
import { takeFocus } from '../Cart/takeFocus.ts';

interface ToCartProps {
  product: Product;
  cartHref: string | undefined;
  isPending: boolean;
  onAdd: () => void;
}

/** Puts a product into the cart; one that is there leads to it. */
export function ToCart({ product: { name, isInCart }, cartHref, isPending, onAdd }: ToCartProps) {
  const { formatMessage } = useIntl();
  const [wasAdded, setAdded] = useState(false);
  if (!isInCart)
    return (
      <Button
        tone="accent"
        emphasis="solid"
        aria-label={formatMessage(shopWords.addNamed, { name })}
        isPending={isPending}
        onPress={() => {
          setAdded(true);
          onAdd();
        }}
      >
        {formatMessage(shopWords.add)}
      </Button>
    );
  if (cartHref === undefined) return <Badge tone="accent">{formatMessage(shopWords.inCart)}</Badge>;
  return (
    <LinkButton ref={wasAdded ? takeFocus : undefined} href={cartHref} emphasis="soft">
      {formatMessage(shopWords.viewCart)}
    </LinkButton>
  );
}
