import { Heading, TabLinks } from '@servery/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Waiting } from '../components/Waiting.tsx';
import { settingsWords as words } from '../messages/settings.ts';
import type { PushDoor } from '../push/PushDoor.ts';
import type { OnPush } from '../push/usePush.ts';
import { page } from './AccountSettings.css.ts';

const ProfilePart = lazy(async () => ({
  default: (await import('./parts/ProfilePart.tsx')).ProfilePart,
}));
const PasswordPart = lazy(async () => ({
  default: (await import('./parts/PasswordPart.tsx')).PasswordPart,
}));
const DevicesPart = lazy(async () => ({
  default: (await import('./parts/DevicesPart.tsx')).DevicesPart,
}));
const NotificationsPart = lazy(async () => ({
  default: (await import('./parts/NotificationsPart.tsx')).NotificationsPart,
}));

/** What the account screen has, each at an address of its own. */
export const accountParts = ['profile', 'password', 'devices', 'notifications'] as const;
export type AccountPart = (typeof accountParts)[number];

export interface AccountSettingsProps {
  part: AccountPart;
  /** The address of a part. */
  hrefOf: (part: AccountPart) => string;
  /** How new orders sound, beside the notifications. */
  sound?: ReactNode;
  /** The browser's side of push messages; this browser's own unless told. */
  push?: PushDoor;
  /** Hears what the host was told of this device, to tell it again when the browser's address is another. */
  onPush?: OnPush;
}

/** Everything about the account of whoever is signed in. */
export function AccountSettings({ part, hrefOf, sound, push, onPush }: AccountSettingsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={page}>
      <Heading level={1}>{formatMessage(words.title)}</Heading>
      <TabLinks
        label={formatMessage(words.parts)}
        items={accountParts.map((one) => ({
          href: hrefOf(one),
          title: formatMessage(words[one]),
          isCurrent: one === part,
        }))}
      />
      <Suspense fallback={<Waiting />}>
        {part === 'profile' && <ProfilePart />}
        {part === 'password' && <PasswordPart />}
        {part === 'devices' && <DevicesPart />}
        {part === 'notifications' && (
          <NotificationsPart sound={sound} push={push} onPush={onPush} />
        )}
      </Suspense>
    </div>
  );
}
