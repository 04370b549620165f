import type { StaffMember } from '@servery/api';
import { IconButton, Menu, MoreIcon, type MenuEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useManager } from '../hooks/useManager.ts';
import { accountMessages as messages } from '../messages/account.ts';
import { staffMessages } from '../messages/list.ts';

/** An action on an account that a dialog confirms. */
export type AccountAction = 'deactivate' | 'activate' | 'invite' | 'resetPin';

interface StaffActionsProps {
  staff: StaffMember;
  hasPin: boolean;
  /** The URL of the person's permissions. */
  rightsHref: string;
  onEdit: () => void;
  onAction: (action: AccountAction) => void;
}

/** The menu of the actions on a staff account. */
export function StaffActions({ staff, hasPin, rightsHref, onEdit, onAction }: StaffActionsProps) {
  const { formatMessage } = useIntl();
  const hindrance = useManager().blockedReasonOf(staff);
  const { name, status } = staff;
  const refused = hindrance && {
    isDisabled: true,
    disabledReason: formatMessage(messages[hindrance]),
  };
  // One's own account can be edited, and its PIN reset.
  const isBeyond = hindrance === 'beyond' && refused;
  const edit: MenuEntry = {
    id: 'edit',
    label: formatMessage(messages.edit),
    ...isBeyond,
    onAction: onEdit,
  };
  const rights: MenuEntry = {
    id: 'rights',
    label: formatMessage(messages.rights),
    href: rightsHref,
  };
  const invite: MenuEntry = {
    id: 'invite',
    label: formatMessage(status === 'invited' ? messages.renew : messages.reset),
    ...refused,
    onAction: () => onAction('invite'),
  };
  const pin: MenuEntry = {
    id: 'pin',
    label: formatMessage(messages.resetPinDots),
    ...isBeyond,
    onAction: () => onAction('resetPin'),
  };
  const isOff = status === 'inactive';
  const toggle: MenuEntry = {
    id: 'toggle',
    label: formatMessage(isOff ? messages.activate : messages.deactivate),
    tone: isOff ? 'neutral' : 'danger',
    ...refused,
    onAction: () => onAction(isOff ? 'activate' : 'deactivate'),
  };
  const label = formatMessage(staffMessages.more, { name });
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={[edit, rights, ...(isOff ? [] : [invite]), ...(hasPin ? [pin] : []), toggle]}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    />
  );
}
