import { joinAddress } from '@servery/screens/view';
import { Heading, Link, Stack } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { InfoCard } from '../components/view/InfoCard.tsx';
import { Missing } from '../components/view/Missing.tsx';
import { PlanCard } from '../components/view/PlanCard.tsx';
import { Section } from '../components/view/Section.tsx';
import { UserTabs } from '../components/view/UserTabs.tsx';
import { page } from '../components/view/view.css.ts';
import { useAccount } from '../hooks/useAccount.ts';
import { useUser } from '../hooks/useUsers.ts';
import { viewMessages as messages } from '../messages/view.ts';
import { places } from '../places.ts';
import { userView } from '../userView.ts';
import type { UserListProps } from './UserList.tsx';

const UserForm = lazy(async () => ({
  default: (await import('../components/UserForm.tsx')).UserForm,
}));

export interface UserViewProps extends UserListProps {
  id: number;
}

/** A user with account, security, billing, notifications and connections. */
export function UserView({ id, search, onSearchChange }: UserViewProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useUser(id);
  const details = useAccount(id);
  if (!data || !details.data)
    return (
      <Missing
        id={id}
        problem={error ?? details.error}
        onRetry={() => Promise.all([mutate(), details.mutate()])}
      />
    );
  const { user } = data;
  const { account } = details.data;
  const view = userView.read(search);
  const change = (next: Partial<typeof view>, isReplacing?: boolean) =>
    onSearchChange(joinAddress('', userView.write(search, next)), isReplacing);
  return (
    <Stack gap="l">
      <div>
        <Link href={places.list}>{formatMessage(messages.toList)}</Link>
        <Heading level={1}>
          <bdi>{user.fullName}</bdi>
        </Heading>
      </div>
      <div className={page}>
        <Stack gap="l">
          <InfoCard user={user} account={account} onEdit={() => change({ form: 'edit' })} />
          {view.tab !== 'billing' && <PlanCard user={user} account={account} />}
        </Stack>
        <UserTabs
          label={formatMessage(messages.tabs)}
          tab={view.tab}
          onChange={(tab) => change({ tab })}
        >
          <Section tab={view.tab} user={user} account={account} />
        </UserTabs>
      </div>
      {view.form === 'edit' && (
        <Suspense>
          <UserForm user={user} onClose={() => change({ form: null }, true)} />
        </Suspense>
      )}
    </Stack>
  );
}
