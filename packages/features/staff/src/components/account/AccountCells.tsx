import { Inline, Stack, Text } from '@servery/ui';
import type { Account } from './account.ts';
import { OwnBadge } from './OwnBadge.tsx';

/** The name and the username of an account. */
export function AccountName({ account }: { account: Pick<Account, 'id' | 'name' | 'username'> }) {
  return (
    <Stack gap="xxs" align="start">
      <Inline gap="s">
        <Text weight="bold">
          <bdi>{account.name}</bdi>
        </Text>
        <OwnBadge account={account} />
      </Inline>
      <Text tone="muted" size="s">
        <bdi>{account.username}</bdi>
      </Text>
    </Stack>
  );
}

/** The phone number and the email address of an account. */
export function AccountContact({ phone, email }: Pick<Account, 'phone' | 'email'>) {
  if (phone === '' && email === '') return <Text tone="muted">–</Text>;
  return (
    <Stack gap="xxs" align="start">
      {phone !== '' && <bdi dir="ltr">{phone}</bdi>}
      {email !== '' && <bdi dir="ltr">{email}</bdi>}
    </Stack>
  );
}
