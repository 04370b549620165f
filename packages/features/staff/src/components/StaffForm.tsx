import { createStaff, editStaff, type StaffMember } from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useManager } from '../hooks/useManager.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useStaffAction } from '../hooks/useStaffAction.ts';
import { formErrorMessages, formMessages as messages } from '../messages/form.ts';
import { staffMessages } from '../messages/list.ts';
import type { AccountInvitation } from './account/account.ts';
import { invitationOf, phoneOf, valuesOf } from './staffForm.ts';
import { StaffFields } from './StaffFields.tsx';

interface StaffFormProps {
  /** The account to edit; null for a new one. */
  staff: StaffMember | null;
  /** The outlet whose staff is shown; '' for all of the manager's. */
  merchantId: number | '';
  /** Called with the invitation of a new account. */
  onInvited: (invitation: AccountInvitation) => void;
  onClose: () => void;
}

/** Drawer with the form of a staff account. */
export function StaffForm({ staff, merchantId, onInvited, onClose }: StaffFormProps) {
  const { formatMessage } = useIntl();
  const { outlets } = useManager();
  const to = staff ? editStaff : createStaff;
  const { trigger } = useStaffAction(to);
  const only = outlets.length === 1 ? null : (outlets[0]?.id ?? null);
  const form = useEndpointForm(to, {
    defaults: valuesOf(staff, merchantId || only),
    toInput: async ({ username, merchant_id, phone: typed, ...values }) => {
      const phone = await phoneOf(typed, staff);
      if (!staff) return { body: { merchant_id, username, ...values, ...phone } };
      return { params: { id: staff.id }, body: { version: staff.version, ...values, ...phone } };
    },
    send: async (input) => {
      const made = await trigger(input);
      onClose();
      if ('token' in made) onInvited(invitationOf(made));
      else toast.success({ title: formatMessage(messages.saved, { name: made.name }) });
    },
    explain: useProblemText(),
    messages: formErrorMessages,
  });
  return (
    <FormDrawer
      title={
        staff
          ? formatMessage(messages.editTitle, { name: staff.name })
          : formatMessage(messages.newTitle)
      }
      action={formatMessage(staff ? messages.save : staffMessages.add)}
      {...form.drawer}
      onClose={onClose}
    >
      <StaffFields form={form} staff={staff} />
    </FormDrawer>
  );
}
