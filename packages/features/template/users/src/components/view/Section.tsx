import type { AccountSettings, User, UserAccount } from '@servery/api/template';
import { lazy, type ReactNode } from 'react';
import type { UserTab } from '../../userView.ts';

const AccountTab = lazy(async () => ({
  default: (await import('./AccountTab.tsx')).AccountTab,
}));
const OwnAccountTab = lazy(async () => ({
  default: (await import('../settings/OwnAccountTab.tsx')).OwnAccountTab,
}));
const SecurityTab = lazy(async () => ({
  default: (await import('./SecurityTab.tsx')).SecurityTab,
}));
const BillingTab = lazy(async () => ({
  default: (await import('./BillingTab.tsx')).BillingTab,
}));
const OwnBillingTab = lazy(async () => ({
  default: (await import('../settings/OwnBillingTab.tsx')).OwnBillingTab,
}));
const NoticesTab = lazy(async () => ({
  default: (await import('./NoticesTab.tsx')).NoticesTab,
}));
const ConnectionsTab = lazy(async () => ({
  default: (await import('./ConnectionsTab.tsx')).ConnectionsTab,
}));

interface SectionProps {
  tab: UserTab;
  user: User;
  account: UserAccount;
  /** The settings of the signed-in person, if the user is that. */
  own?: AccountSettings;
  /** The API keys of the signed-in person. */
  apiKeys?: ReactNode;
}

/** The content of a tab, loaded when it's opened. */
export function Section({ tab, user, account, own, apiKeys }: SectionProps) {
  const { id } = user;
  const isOwn = own !== undefined;
  if (tab === 'account')
    return own ? <OwnAccountTab settings={own} /> : <AccountTab account={account} />;
  if (tab === 'security')
    return <SecurityTab id={id} account={account} isOwn={isOwn} apiKeys={apiKeys} />;
  if (tab === 'billing')
    return own ? <OwnBillingTab settings={own} /> : <BillingTab user={user} account={account} />;
  if (tab === 'notices') return <NoticesTab id={id} account={account} isOwn={isOwn} />;
  return <ConnectionsTab id={id} account={account} />;
}
