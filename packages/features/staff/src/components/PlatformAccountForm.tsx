import {
  createPlatformAccount,
  editPlatformAccount,
  platformRoles,
  type PlatformAccount,
  type PlatformInvitation,
  type PlatformRole,
} from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { roleMessages } from '@servery/screens/messages';
import { FormDrawer, Select, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePlatformAccountAction } from '../hooks/usePlatformAccounts.ts';
import { usePlatformProblemText } from '../hooks/useProblemText.ts';
import {
  platformErrorMessages,
  platformFormMessages as messages,
} from '../messages/platformAccounts.ts';
import { AccountFields } from './account/AccountFields.tsx';
import { phoneOf } from './staffForm.ts';

interface PlatformAccountFormProps {
  /** The account to edit; null for a new one. */
  account: PlatformAccount | null;
  /** Called with the invitation of a new account. */
  onInvited: (invitation: PlatformInvitation) => void;
  /** Called if someone else has changed the account. */
  onConflict: () => void;
  onClose: () => void;
}

interface PlatformValues {
  username: string;
  name: string;
  role: PlatformRole;
  email: string;
  phone: string;
}

/** Returns the initial values of the form; null is a new account. */
const valuesOf = (account: PlatformAccountFormProps['account']): PlatformValues => ({
  username: '',
  name: account?.name ?? '',
  role: 'agent',
  email: account?.email ?? '',
  phone: account?.phone ?? '',
});

/** Drawer with the form of an account of the platform. The role is fixed once it exists. */
export function PlatformAccountForm(props: PlatformAccountFormProps) {
  const { account, onInvited, onConflict, onClose } = props;
  const { formatMessage } = useIntl();
  const to = account ? editPlatformAccount : createPlatformAccount;
  const { trigger } = usePlatformAccountAction(to);
  const form = useEndpointForm(to, {
    defaults: valuesOf(account),
    toInput: async ({ username, role, phone: typed, ...contact }) => {
      const phone = await phoneOf(typed, account);
      if (!account) return { body: { username, role, ...contact, ...phone } };
      const { id, version } = account;
      return { params: { id }, body: { version, ...contact, ...phone } };
    },
    send: async (input) => {
      const made = await trigger(input);
      onClose();
      if ('token' in made) onInvited(made);
      else toast.success({ title: formatMessage(messages.saved, { name: made.name }) });
    },
    explain: usePlatformProblemText(),
    messages: platformErrorMessages,
    onRefused: ({ code }) => {
      if (code === 'conflict') onConflict();
    },
  });
  const { role } = form.values;
  return (
    <FormDrawer
      title={
        account
          ? formatMessage(messages.editTitle, { name: account.name })
          : formatMessage(messages.newTitle)
      }
      action={formatMessage(account ? messages.save : messages.create)}
      {...form.drawer}
      onClose={onClose}
    >
      <AccountFields field={(name) => form.field(name)} isNew={account === null}>
        {!account && (
          <Select
            label={formatMessage(messages.role)}
            description={formatMessage(messages[role])}
            options={platformRoles.map((value) => ({
              value,
              label: formatMessage(roleMessages[value]),
            }))}
            {...form.message('role')}
            value={role}
            onChange={(next) => form.set('role', next as PlatformRole)}
          />
        )}
      </AccountFields>
    </FormDrawer>
  );
}
