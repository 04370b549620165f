import type { MerchantRow } from '@servery/api';
import { useRights } from '@servery/api/user';
import { actionMessages } from '@servery/screens/messages';
import { IconButton, Menu, MoreIcon, type MenuEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useReopen } from '../hooks/useReopen.ts';
import { closingMessages } from '../messages/closing.ts';
import { merchantsMessages } from '../messages/list.ts';
import { statusChangeMessages as messages } from '../messages/status.ts';

interface MerchantActionsProps {
  merchant: MerchantRow;
  onOpen: () => void;
  onView: () => void;
  onStatus: () => void;
  onCloseMerchant: () => void;
}

/**
 * The menu of the actions on a merchant. Only administrators can suspend, activate, close and
 * reopen it.
 */
export function MerchantActions(props: MerchantActionsProps) {
  const { merchant, onOpen, onView, onStatus, onCloseMerchant } = props;
  const { formatMessage } = useIntl();
  const can = useRights();
  const { reopen } = useReopen();
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
  const close: MenuEntry = {
    id: 'close',
    label: formatMessage(closingMessages.closeDots),
    tone: 'danger',
    onAction: onCloseMerchant,
  };
  const back: MenuEntry = {
    id: 'reopen',
    label: formatMessage(closingMessages.reopen),
    onAction: () => void reopen(merchant),
  };
  const changes: Record<MerchantRow['status'], MenuEntry[]> = {
    active: [toggle, close],
    suspended: [toggle, close],
    closing: [back],
    closed: [],
  };
  const label = formatMessage(merchantsMessages.more, { name });
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={[
        { id: 'open', label: formatMessage(actionMessages.open), onAction: onOpen },
        ...(can('merchant.view_as') ? [view] : []),
        ...(can('merchant.approve') ? changes[status] : []),
      ]}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    />
  );
}
