import type { StaffMember } from '@servery/api';
import type { MenuEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useManager } from '../hooks/useManager.ts';
import { accountMessages as messages } from '../messages/account.ts';
import type { AccountAction } from './account/account.ts';
import { AccountMenu } from './account/AccountMenu.tsx';

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
  const refused = hindrance ? formatMessage(messages[hindrance]) : undefined;
  // One's own account can be edited, and its PIN reset.
  const beyond = hindrance === 'beyond' ? refused : undefined;
  const rights: MenuEntry = {
    id: 'rights',
    label: formatMessage(messages.rights),
    href: rightsHref,
  };
  const pin: MenuEntry = {
    id: 'pin',
    label: formatMessage(messages.resetPinDots),
    ...(beyond !== undefined && { isDisabled: true, disabledReason: beyond }),
    onAction: () => onAction('resetPin'),
  };
  return (
    <AccountMenu
      account={staff}
      editRefused={beyond}
      accessRefused={refused}
      onEdit={onEdit}
      onAction={onAction}
      details={[rights]}
      secrets={hasPin ? [pin] : []}
    />
  );
}
