import { staffStatuses, type PlatformRole, type StaffRole, type StaffStatus } from '@servery/api';
import { FilterSelect } from '@servery/screens/filter';
import { ListFilters } from '@servery/screens/list';
import { roleMessages } from '@servery/screens/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { staffMessages as messages, statusMessages } from '../../messages/list.ts';

interface AccountFiltersProps<Role> extends ComponentProps<typeof ListFilters> {
  /** The roles to choose from. */
  roles: readonly Role[];
  role: Role | '';
  status: StaffStatus | '';
  onChange: (filter: { role: Role | '' } | { status: StaffStatus | '' }) => void;
}

/** The search field of a list of accounts, and its filters by role and status. */
export function AccountFilters<Role extends StaffRole | PlatformRole>(
  props: AccountFiltersProps<Role>,
) {
  const { roles, role, status, onChange, ...search } = props;
  const { formatMessage } = useIntl();
  const nameOf = (value: StaffRole | PlatformRole) => formatMessage(roleMessages[value]);
  return (
    <ListFilters {...search}>
      <FilterSelect
        label={formatMessage(messages.role)}
        allLabel={formatMessage(messages.allRoles)}
        options={roles.map((value) => ({ value, label: nameOf(value) }))}
        value={role}
        onChange={(next) => onChange({ role: next })}
      />
      <FilterSelect
        label={formatMessage(messages.status)}
        allLabel={formatMessage(messages.allStatus)}
        options={staffStatuses.map((value) => ({
          value,
          label: formatMessage(statusMessages[value]),
        }))}
        value={status}
        onChange={(next) => onChange({ status: next })}
      />
    </ListFilters>
  );
}
