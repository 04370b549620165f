import { LoadError } from '@servery/screens';
import { joinAddress } from '@servery/screens/view';
import { Heading, Skeleton, Stack, VisuallyHidden } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Section } from '../components/view/Section.tsx';
import { UserTabs } from '../components/view/UserTabs.tsx';
import { useSettings } from '../hooks/useSettings.ts';
import { settingsMessages as messages } from '../messages/settings.ts';
import { userView } from '../userView.ts';
import type { UserListProps } from './UserList.tsx';

export interface AccountSettingsProps extends UserListProps {
  /** The API keys, for the section about security. They are another feature’s. */
  apiKeys?: ReactNode;
}

/** The settings of the signed-in person, in the sections of a user. The URL holds the open one. */
export function AccountSettings({ search, onSearchChange, apiKeys }: AccountSettingsProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useSettings();
  const { tab } = userView.read(search);
  const content = () => {
    if (data)
      return (
        <UserTabs
          label={formatMessage(messages.title)}
          tab={tab}
          onChange={(next) =>
            onSearchChange(joinAddress('', userView.write(search, { tab: next })))
          }
        >
          <Section
            tab={tab}
            user={data.settings.user}
            account={data.settings.account}
            own={data.settings}
            apiKeys={apiKeys}
          />
        </UserTabs>
      );
    if (error)
      return <LoadError error={error} title={formatMessage(messages.failed)} onRetry={mutate} />;
    return (
      <div aria-busy>
        <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  };
  return (
    <Stack gap="l">
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      {content()}
    </Stack>
  );
}
