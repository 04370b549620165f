import { BellIcon, CardIcon, ExternalIcon, LockIcon, Skeleton, Tabs, UserIcon } from '@servery/ui';
import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { viewMessages as messages } from '../../messages/view.ts';
import { userTabs, type UserTab } from '../../userView.ts';

const icons: Readonly<Record<UserTab, ReactNode>> = {
  account: <UserIcon />,
  security: <LockIcon />,
  billing: <CardIcon />,
  notices: <BellIcon />,
  connections: <ExternalIcon />,
};

interface UserTabsProps {
  /** The accessible name of the tabs. */
  label: string;
  tab: UserTab;
  onChange: (tab: UserTab) => void;
  /** The content of the open tab. It can be loaded lazily. */
  children: ReactNode;
}

/** The sections of a user as tabs. */
export function UserTabs({ label, tab, onChange, children }: UserTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <Tabs
      label={label}
      selectedKey={tab}
      onSelectionChange={(next) => onChange(next as UserTab)}
      items={userTabs.map((id) => ({
        id,
        title: formatMessage(messages[id]),
        icon: icons[id],
        content: <Suspense fallback={<Skeleton lines={6} />}>{children}</Suspense>,
      }))}
    />
  );
}
