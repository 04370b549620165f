import { addPermission, updatePermission, type Permission } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, Checkbox, FormDrawer, TextField, toast, type TextFieldProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePermissionChanges } from '../hooks/usePermissions.ts';
import { useRequiredHint } from '../hooks/useRequiredHint.ts';
import { useUserProblem } from '../hooks/useUserProblem.ts';
import {
  permissionAddedMessage,
  permissionErrorMessages,
  permissionMessages as messages,
  permissionSavedMessage,
} from '../messages/permissions.ts';

/** The form that adds a permission. */
export function AddPermission({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { add } = usePermissionChanges();
  const form = useEndpointForm(addPermission, {
    defaults: { permission: { name: '', isCore: false } },
    toInput: (body) => ({ body }),
    send: async (input) => {
      const { name } = (await add(input)).permission;
      toast.success({ title: formatMessage(permissionAddedMessage, { name }) });
      onClose();
    },
    explain: useUserProblem(),
    messages: permissionErrorMessages,
  });
  return (
    <FormDrawer
      title={formatMessage(messages.add)}
      description={formatMessage(messages.addText)}
      action={formatMessage(messages.add)}
      {...form.drawer}
      onClose={onClose}
    >
      <NameField {...form.field('permission.name')} />
      <CoreCheckbox {...form.toggle('permission.isCore')} />
    </FormDrawer>
  );
}

interface EditPermissionProps {
  permission: Permission;
  onClose: () => void;
}

/** The form that edits a permission, with a warning. */
export function EditPermission({ permission, onClose }: EditPermissionProps) {
  const { formatMessage } = useIntl();
  const { update } = usePermissionChanges();
  const { id, name, isCore } = permission;
  const form = useEndpointForm(updatePermission, {
    defaults: { name, isCore },
    toInput: (values) => ({ body: { id, ...values } }),
    send: async (input) => {
      const saved = (await update(input)).permission;
      toast.success({ title: formatMessage(permissionSavedMessage, { name: saved.name }) });
      onClose();
    },
    explain: useUserProblem(),
    messages: permissionErrorMessages,
  });
  return (
    <FormDrawer
      title={formatMessage(messages.edit)}
      action={formatMessage(messages.save)}
      {...form.drawer}
      onClose={onClose}
    >
      <Banner tone="warning" isLive={false}>
        {formatMessage(messages.editWarning)}
      </Banner>
      <NameField {...form.field('name')} />
      <CoreCheckbox {...form.toggle('isCore')} />
    </FormDrawer>
  );
}

function NameField(props: Omit<TextFieldProps, 'label'>) {
  const { formatMessage } = useIntl();
  const hinted = useRequiredHint();
  return <TextField label={formatMessage(messages.name)} {...hinted(props)} />;
}

interface CoreCheckboxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

function CoreCheckbox(props: CoreCheckboxProps) {
  const { formatMessage } = useIntl();
  return (
    <Checkbox {...props} description={formatMessage(messages.isCoreText)}>
      {formatMessage(messages.isCore)}
    </Checkbox>
  );
}
