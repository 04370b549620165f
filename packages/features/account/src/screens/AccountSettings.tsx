import { RowsSkeleton } from '@servery/screens';
import { Heading, TabLinks } from '@servery/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { settingsMessages as messages } from '../messages/settings.ts';
import type { PushPort } from '../push/PushPort.ts';
import type { OnPush } from '../push/usePush.ts';
import { page } from './AccountSettings.css.ts';

const ProfilePart = lazy(async () => ({
  default: (await import('./parts/ProfilePart.tsx')).ProfilePart,
}));
const PasswordPart = lazy(async () => ({
  default: (await import('./parts/PasswordPart.tsx')).PasswordPart,
}));
const PinPart = lazy(async () => ({
  default: (await import('./parts/PinPart.tsx')).PinPart,
}));
const DevicesPart = lazy(async () => ({
  default: (await import('./parts/DevicesPart.tsx')).DevicesPart,
}));
const NotificationsPart = lazy(async () => ({
  default: (await import('./parts/NotificationsPart.tsx')).NotificationsPart,
}));

/** The parts of the account screen, each with its own URL. */
export const accountParts = ['profile', 'password', 'devices', 'notifications'] as const;
export type AccountPart = (typeof accountParts)[number];

export interface AccountSettingsProps {
  part: AccountPart;
  /** Returns the URL of a part. */
  hrefOf: (part: AccountPart) => string;
  /** The sound settings for new orders, shown next to the notifications. */
  sound?: ReactNode;
  /** The browser's side of push messages; this browser's own by default. */
  push?: PushPort;
  /**
   * Called with the subscription sent to the host, so that it can be sent again if the push service
   * changes the browser's address.
   */
  onPush?: OnPush;
}

/** The account settings of the signed-in person. */
export function AccountSettings({ part, hrefOf, sound, push, onPush }: AccountSettingsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={page}>
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      <TabLinks
        label={formatMessage(messages.parts)}
        items={accountParts.map((name) => ({
          href: hrefOf(name),
          title: formatMessage(messages[name]),
          isCurrent: name === part,
        }))}
      />
      <Suspense fallback={<RowsSkeleton hasHeading lines={6} />}>
        {part === 'profile' && <ProfilePart />}
        {part === 'password' && (
          <>
            <PasswordPart />
            <PinPart />
          </>
        )}
        {part === 'devices' && <DevicesPart />}
        {part === 'notifications' && (
          <NotificationsPart sound={sound} push={push} onPush={onPush} />
        )}
      </Suspense>
    </div>
  );
}
