import type { UserInfo } from '@servery/api';
import {
  BellIcon,
  IconButton,
  LockIcon,
  Menu,
  PaletteIcon,
  PhoneIcon,
  SignOutIcon,
  UserIcon,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { navigationWords } from '../navigation/words.ts';
import { shellWords as words } from './words.ts';
import { customizing } from './customizing.ts';
import { useLeave } from './useLeave.ts';
import { useLookChoices } from './useLookChoices.ts';

/** One's account, how the app looks and speaks, and the way out. */
export function AccountMenu({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl();
  const leave = useLeave();
  const { skin, language } = useLookChoices();

  const place = (id: keyof typeof navigationWords, href: string, icon: ReactNode) => ({
    id,
    label: formatMessage(navigationWords[id]),
    href,
    icon,
  });

  const signOut = {
    id: 'signOut',
    label: formatMessage(words.signOut),
    icon: <SignOutIcon />,
    onAction: () => void leave(),
  };

  return (
    <Menu
      label={formatMessage(words.account)}
      placement="bottom end"
      trigger={
        <IconButton label={`${formatMessage(words.account)}: ${user.name}`}>
          <UserIcon />
        </IconButton>
      }
      items={[
        {
          type: 'section',
          id: 'who',
          title: user.name,
          // A shared device has no account, and only its manager signs it out.
          items: user.device
            ? []
            : [
                place('profile', '/account', <UserIcon />),
                place('password', '/account/password', <LockIcon />),
                place('devices', '/account/devices', <PhoneIcon />),
                place('notifications', '/account/notifications', <BellIcon />),
              ],
        },
        skin,
        language,
        { type: 'separator', id: 'end' },
        {
          id: 'customize',
          label: formatMessage(words.customize),
          icon: <PaletteIcon />,
          onAction: customizing.open,
        },
        ...(user.device ? [] : [signOut]),
      ]}
    />
  );
}
