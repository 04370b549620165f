import { LoadError } from '@servery/screens';
import { BagIcon, EmptyState, LinkButton, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useCart } from '../../hooks/useCart.ts';
import { cartMessages } from '../../messages/cart.ts';
import { CartLines } from './CartLines.tsx';
import type { CartMenuProps } from './CartMenu.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartTotal } from './CartTotal.tsx';
import { useRemoved } from './useRemoved.ts';

/** The content of the cart, its total and the links to shop and checkout. */
export function CartPanel({
  shopHref,
  checkoutHref,
  close,
}: CartMenuProps & { close: () => void }) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useCart();
  const rows = useRemoved(data?.products ?? []);
  const failed = error && (
    <LoadError
      error={error}
      level={3}
      title={formatMessage(cartMessages.failed)}
      explain={() => formatMessage(cartMessages.failedText)}
      staleTitle={data && formatMessage(cartMessages.stale)}
      onRetry={mutate}
    />
  );
  const toShop = shopHref && (
    <LinkButton href={shopHref} tone="neutral" emphasis="outline" isWide onPress={close}>
      {formatMessage(cartMessages.shop)}
    </LinkButton>
  );
  if (!data) return failed ?? <CartSkeleton />;
  if (rows.all.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<BagIcon />}
        title={formatMessage(cartMessages.empty)}
        action={toShop}
      >
        {formatMessage(cartMessages.emptyText)}
      </EmptyState>
    );
  return (
    <Stack gap="m">
      {failed}
      <CartLines rows={rows} />
      <CartTotal lines={data.products}>
        {toShop}
        {checkoutHref && data.products.length > 0 && (
          <LinkButton href={checkoutHref} tone="accent" emphasis="solid" isWide onPress={close}>
            {formatMessage(cartMessages.checkout)}
          </LinkButton>
        )}
      </CartTotal>
    </Stack>
  );
}
