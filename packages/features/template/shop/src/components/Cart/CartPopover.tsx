import { BagIcon, IconButton, Popover } from '@servery/ui';
import { useIntl } from 'react-intl';
import { cartMessages } from '../../messages/cart.ts';
import { CartPanel } from './CartPanel.tsx';
import type { CartMenuProps } from './CartMenu.tsx';

/** The cart button with its popover. */
export function CartPopover({ label, ...props }: CartMenuProps & { label: string }) {
  const { formatMessage } = useIntl();
  return (
    <Popover
      title={formatMessage(cartMessages.title)}
      placement="bottom end"
      trigger={
        <IconButton tone="neutral" label={label}>
          <BagIcon />
        </IconButton>
      }
    >
      {(close) => <CartPanel {...props} close={close} />}
    </Popover>
  );
}
