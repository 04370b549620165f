import type { StaffMember, StaffRole } from '@servery/api';
import type { EndpointForm } from '@servery/screens/form';
import { roleMessages } from '@servery/screens/messages';
import { Select } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useManager } from '../hooks/useManager.ts';
import { formMessages as messages } from '../messages/form.ts';
import { AccountFields } from './account/AccountFields.tsx';
import type { StaffValues } from './staffForm.ts';

interface StaffFieldsProps {
  form: EndpointForm<StaffValues>;
  /** The account to edit; null for a new one. */
  staff: StaffMember | null;
}

/** The fields of a staff account. The username and the outlet are fixed once it exists. */
export function StaffFields({ form, staff }: StaffFieldsProps) {
  const { formatMessage } = useIntl();
  const { outlets, roles, isOwn } = useManager();
  const { values } = form;
  const isSelf = staff !== null && isOwn(staff);
  const offered = roles.includes(values.role) ? roles : [values.role, ...roles];
  return (
    <AccountFields field={(name) => form.field(name)} isNew={staff === null}>
      <Select
        label={formatMessage(messages.role)}
        description={formatMessage(isSelf ? messages.ownRole : messages.roleHelp)}
        isDisabled={isSelf}
        options={offered.map((role) => ({ value: role, label: formatMessage(roleMessages[role]) }))}
        {...form.message('role')}
        value={values.role}
        onChange={(role) => form.set('role', role as StaffRole)}
      />
      {!staff && outlets.length > 1 && (
        <Select
          label={formatMessage(messages.outlet)}
          options={outlets.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.message('merchant_id')}
          value={String(values.merchant_id)}
          onChange={(id) => form.set('merchant_id', Number(id))}
        />
      )}
    </AccountFields>
  );
}
