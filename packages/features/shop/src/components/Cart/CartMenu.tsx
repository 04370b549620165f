import { BagIcon, IconButton, NotificationBadge, onDemand } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useCart } from '../../hooks/useCart.ts';
import { bagWords } from '../../messages/bag.ts';

const Panel = onDemand(async () => (await import('./CartPopover.tsx')).CartPopover);

export interface CartMenuProps {
  /** Where the shop is; without it nothing leads there. */
  shopHref?: string;
  /** Where one pays; without it nothing leads there. */
  checkoutHref?: string;
}

/** A bag that counts what is in the cart; what it opens is loaded when it is reached for. */
export function CartMenu(props: CartMenuProps) {
  const { formatMessage } = useIntl();
  const { data } = useCart();
  const count = (data?.products ?? []).reduce((sum, { qty }) => sum + qty, 0);
  const label = formatMessage(bagWords.open, { count });
  return (
    <NotificationBadge count={count} tone="accent">
      <Panel {...props} label={label}>
        {(onPress) => (
          <IconButton tone="neutral" label={label} aria-haspopup="dialog" onPress={onPress}>
            <BagIcon />
          </IconButton>
        )}
      </Panel>
    </NotificationBadge>
  );
}
