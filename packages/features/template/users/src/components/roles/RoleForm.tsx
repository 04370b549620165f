import { addRole, updateRole, type Role } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useRequiredHint } from '../../hooks/useRequiredHint.ts';
import { useRoleName } from '../../hooks/useRoleName.ts';
import { useRoleChanges } from '../../hooks/useRoles.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import {
  copyNameMessage,
  roleAddedMessage,
  roleErrorMessages,
  roleSavedMessage,
  rolesMessages as messages,
} from '../../messages/roles.ts';
import { sameGrants } from './grants.ts';
import { GrantTable } from './GrantTable.tsx';

interface RoleFormProps {
  /** The role to edit; null adds one. */
  edited: Role | null;
  /** The role that the new one copies, if any. */
  original?: Role | undefined;
  onClose: () => void;
}

/** The form that adds, duplicates or edits a role. */
export function RoleForm({ edited, original, onClose }: RoleFormProps) {
  const { formatMessage } = useIntl();
  const { add, update } = useRoleChanges();
  const nameOf = useRoleName();
  const hinted = useRequiredHint();
  const newName = original ? formatMessage(copyNameMessage, { name: nameOf(original) }) : '';
  const form = useEndpointForm(edited ? updateRole : addRole, {
    defaults: {
      role: {
        name: edited ? nameOf(edited) : newName,
        grants: (edited ?? original)?.grants ?? sameGrants(false),
      },
    },
    toInput: (values) => ({ body: edited ? { id: edited.id, ...values } : values }),
    send: async ({ body }) => {
      const saved = await ('id' in body ? update({ body }) : add({ body }));
      const message = edited ? roleSavedMessage : roleAddedMessage;
      toast.success({ title: formatMessage(message, { name: nameOf(saved.role) }) });
      onClose();
    },
    explain: useUserProblem(),
    messages: roleErrorMessages,
  });
  const isBuiltIn = !!edited?.builtIn;
  return (
    <FormDrawer
      size="l"
      title={formatMessage(edited ? messages.edit : messages.add)}
      action={formatMessage(edited ? messages.save : messages.add)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.name)}
        autoComplete="off"
        isReadOnly={isBuiltIn}
        description={isBuiltIn && formatMessage(messages.nameText)}
        {...hinted(form.field('role.name'))}
      />
      <GrantTable form={form} />
    </FormDrawer>
  );
}
