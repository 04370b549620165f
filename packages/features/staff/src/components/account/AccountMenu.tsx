import { IconButton, Menu, MoreIcon, type MenuEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { accountMessages as messages } from '../../messages/account.ts';
import { staffMessages } from '../../messages/list.ts';
import type { Account, AccountAction } from './account.ts';

interface AccountMenuProps {
  account: Account;
  /** Why the person can't edit the account; without it they can. */
  editRefused?: string | undefined;
  /** Why they can't change whether someone can sign in with it; without it they can. */
  accessRefused?: string | undefined;
  onEdit: () => void;
  onAction: (action: AccountAction) => void;
  /** Entries after that for editing. */
  details?: readonly MenuEntry[];
  /** Entries after that for a new password. */
  secrets?: readonly MenuEntry[];
}

/** The props of an entry that a reason disables. */
const refusedBy = (disabledReason: string | undefined) =>
  disabledReason !== undefined && { isDisabled: true, disabledReason };

/** The menu of the actions on an account. */
export function AccountMenu(props: AccountMenuProps) {
  const { account, editRefused, accessRefused, details = [], secrets = [] } = props;
  const { onEdit, onAction } = props;
  const { formatMessage } = useIntl();
  const { name, status } = account;
  const isOff = status === 'inactive';
  const edit: MenuEntry = {
    id: 'edit',
    label: formatMessage(messages.edit),
    ...refusedBy(editRefused),
    onAction: onEdit,
  };
  const invite: MenuEntry = {
    id: 'invite',
    label: formatMessage(status === 'invited' ? messages.renew : messages.reset),
    ...refusedBy(accessRefused),
    onAction: () => onAction('invite'),
  };
  const toggle: MenuEntry = {
    id: 'toggle',
    label: formatMessage(isOff ? messages.activate : messages.deactivate),
    tone: isOff ? 'neutral' : 'danger',
    ...refusedBy(accessRefused),
    onAction: () => onAction(isOff ? 'activate' : 'deactivate'),
  };
  const label = formatMessage(staffMessages.more, { name });
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={[edit, ...details, ...(isOff ? [] : [invite]), ...secrets, toggle]}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    />
  );
}
