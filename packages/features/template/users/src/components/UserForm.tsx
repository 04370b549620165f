import {
  addUser,
  updateUser,
  userPlans,
  userRoles,
  type User,
  type UserDraft,
  type UserPlan,
  type UserRole,
} from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, Select, TextField, toast, type TextFieldProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useRequiredHint } from '../hooks/useRequiredHint.ts';
import { useUserChanges } from '../hooks/useUserChanges.ts';
import { useUserProblem } from '../hooks/useUserProblem.ts';
import {
  addedMessage,
  formErrorMessages,
  formMessages as messages,
  savedMessage,
} from '../messages/form.ts';
import { listMessages } from '../messages/list.ts';
import { planMessages, roleMessages } from '../messages/vocabulary.ts';

interface UserFormProps {
  /** The user to edit; null adds one. */
  user: User | null;
  onClose: () => void;
}

const blank: UserDraft = {
  fullName: '',
  username: '',
  email: '',
  contact: '',
  company: '',
  country: '',
  role: 'user',
  currentPlan: 'basic',
};

/** Returns the editable fields of a user. */
const draftOf = (user: User): UserDraft => {
  const { id: _, billing: __, status: ___, avatar: ____, ...draft } = user;
  return draft;
};

/** The form that adds or edits a user. */
export function UserForm({ user, onClose }: UserFormProps) {
  const { formatMessage } = useIntl();
  const { add, update } = useUserChanges();
  const hinted = useRequiredHint();
  const form = useEndpointForm(user ? updateUser : addUser, {
    defaults: { user: user ? draftOf(user) : blank },
    toInput: (values) => ({ body: user ? { id: user.id, ...values } : values }),
    send: async (input) => {
      const saved = await ('id' in input.body ? update({ body: input.body }) : add(input));
      const name = saved.user.fullName;
      toast.success({ title: formatMessage(user ? savedMessage : addedMessage, { name }) });
      onClose();
    },
    explain: useUserProblem(),
    messages: formErrorMessages,
  });
  const field = (name: TextName, more?: Partial<TextFieldProps>) => (
    <TextField
      label={formatMessage(messages[name])}
      autoComplete="off"
      {...hinted(form.field(`user.${name}`))}
      {...more}
    />
  );
  const { role, currentPlan } = form.values.user;
  return (
    <FormDrawer
      title={formatMessage(user ? messages.edit : listMessages.add)}
      action={formatMessage(user ? messages.save : listMessages.add)}
      {...form.drawer}
      onClose={onClose}
    >
      {field('fullName')}
      {field('username', { dir: 'ltr' })}
      {field('email', { type: 'email', dir: 'ltr' })}
      {field('contact', { type: 'tel', dir: 'ltr' })}
      {field('company')}
      {field('country')}
      <Select
        label={formatMessage(listMessages.role)}
        {...form.message('user.role')}
        value={role}
        options={userRoles.map((value) => ({ value, label: formatMessage(roleMessages[value]) }))}
        onChange={(next) => form.set('user.role', next as UserRole)}
      />
      <Select
        label={formatMessage(listMessages.plan)}
        {...form.message('user.currentPlan')}
        value={currentPlan}
        options={userPlans.map((value) => ({ value, label: formatMessage(planMessages[value]) }))}
        onChange={(next) => form.set('user.currentPlan', next as UserPlan)}
      />
    </FormDrawer>
  );
}

type TextName = Exclude<keyof UserDraft, 'role' | 'currentPlan'>;
