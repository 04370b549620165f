import type { MerchantRow } from '@servery/api';
import { useRights } from '@servery/api/user';
import { actionMessages } from '@servery/screens/messages';
import { IconButton, Menu, MoreIcon, type MenuEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { merchantsMessages } from '../messages/list.ts';
import { statusChangeMessages as messages } from '../messages/status.ts';

interface MerchantActionsProps {
  merchant: MerchantRow;
  onOpen: () => void;
  onView: () => void;
  onStatus: () => void;
}

/** The menu of the actions on a merchant. Only administrators can suspend and activate it. */
export function MerchantActions({ merchant, onOpen, onView, onStatus }: MerchantActionsProps) {
  const { formatMessage } = useIntl();
  const can = useRights();
  const { name, status } = merchant;
  const isActive = status === 'active';
  const view: MenuEntry = {
    id: 'view',
    label: formatMessage(merchantsMessages.view),
    onAction: onView,
  };
  const toggle: MenuEntry = {
    id: 'status',
    label: formatMessage(isActive ? messages.suspendDots : messages.activateDots),
    tone: isActive ? 'danger' : 'neutral',
    onAction: onStatus,
  };
  const label = formatMessage(merchantsMessages.more, { name });
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={[
        { id: 'open', label: formatMessage(actionMessages.open), onAction: onOpen },
        ...(can('merchant.view_as') ? [view] : []),
        ...(can('merchant.approve') ? [toggle] : []),
      ]}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    />
  );
}
