import type { UserInfo } from '@servery/api';
import { IconButton, LockIcon, Menu, PaletteIcon, SignOutIcon, UserIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useApp } from '../AppContext.ts';
import { entriesOf } from '../navigation/backOffice.tsx';
import { accountIcons } from './accountIcons.tsx';
import { lateMessages } from './lateMessages.ts';
import { shellMessages as messages } from './messages.ts';
import { customizing } from './customizing.ts';
import { useLock } from '../session/useLock.ts';
import { useLeave } from './useLeave.ts';
import { useLookChoices } from './useLookChoices.ts';

/** The account menu: its pages, the app's appearance and language, and signing out. */
export function AccountMenu({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl();
  const leave = useLeave();
  const lock = useLock();
  const { skin, language } = useLookChoices();
  const { routes } = useApp();

  const pages = entriesOf(routes, 'account', user).map(({ route, entry }) => ({
    id: route.name,
    label: formatMessage(entry.title),
    href: route.path,
    icon: accountIcons[entry.icon],
  }));

  const signOut = {
    id: 'signOut',
    label: formatMessage(lateMessages.signOut),
    icon: <SignOutIcon />,
    onAction: () => void leave(),
  };

  const lockItem = {
    id: 'lock',
    label: formatMessage(lateMessages.lock),
    icon: <LockIcon />,
    onAction: lock,
  };

  return (
    <Menu
      label={formatMessage(messages.account)}
      placement="bottom end"
      trigger={
        <IconButton label={`${formatMessage(messages.account)}: ${user.name}`}>
          <UserIcon />
        </IconButton>
      }
      items={[
        {
          type: 'section',
          id: 'who',
          title: user.name,
          // A shared device has no account, and only a manager can sign it out.
          items: user.device ? (user.device.kind === 'counter' ? [lockItem] : []) : pages,
        },
        skin,
        language,
        { type: 'separator', id: 'end' },
        {
          id: 'customize',
          label: formatMessage(lateMessages.customize),
          icon: <PaletteIcon />,
          onAction: customizing.open,
        },
        ...(user.device ? [] : [signOut]),
      ]}
    />
  );
}
