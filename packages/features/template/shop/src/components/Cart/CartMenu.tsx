import { BagIcon, IconButton, NotificationBadge, onDemand } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useCart } from '../../hooks/useCart.ts';
import { bagMessages } from '../../messages/bag.ts';

const Panel = onDemand(async () => (await import('./CartPopover.tsx')).CartPopover);

export interface CartMenuProps {
  /** The URL of the shop; omitted if there's no link to it. */
  shopHref?: string;
  /** The URL of the checkout; omitted if there's no link to it. */
  checkoutHref?: string;
}

/** Cart button with the number of items. Its popover is loaded on demand. */
export function CartMenu(props: CartMenuProps) {
  const { formatMessage } = useIntl();
  const { data } = useCart();
  const count = (data?.products ?? []).reduce((sum, { qty }) => sum + qty, 0);
  const label = formatMessage(bagMessages.open, { count });
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
