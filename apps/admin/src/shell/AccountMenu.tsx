import { logout } from '@servery/api';
import { useClient } from '@servery/api/client';
import { CheckIcon, IconButton, Menu, SignOutIcon, UserIcon, type MenuItem } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useApp } from '../AppContext.ts';
import { skins, type Locale } from './choices.ts';
import { clearSession } from '../session/session.ts';
import { keepKey } from '../session/signingKey.ts';
import { appWords as words } from '../words.ts';

const languages: readonly [Locale, string][] = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['pt', 'Português'],
];

/** How the app looks and speaks, and the way out. */
export function AccountMenu({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const { preferences, prefer } = useApp();
  const { call } = useClient();

  const leave = async () => {
    // Signed out here whatever the server says; there it ends by itself.
    await call(logout, { body: {} }).catch(() => undefined);
    await keepKey(null);
    clearSession();
  };
  const choice = (
    id: string,
    label: string,
    isChosen: boolean,
    onAction: () => void,
  ): MenuItem => ({
    id,
    label,
    icon: isChosen ? <CheckIcon /> : <span />,
    onAction,
  });

  return (
    <Menu
      label={formatMessage(words.account)}
      placement="bottom end"
      trigger={
        <IconButton label={`${formatMessage(words.account)}: ${name}`}>
          <UserIcon />
        </IconButton>
      }
      items={[
        {
          type: 'section',
          id: 'skin',
          title: formatMessage(words.skin),
          items: skins.map((skin) =>
            choice(skin, formatMessage(words[skin]), preferences.skin === skin, () => {
              void prefer({ skin });
            }),
          ),
        },
        {
          type: 'section',
          id: 'language',
          title: formatMessage(words.language),
          items: languages.map(([locale, label]) =>
            choice(locale, label, preferences.locale === locale, () => {
              void prefer({ locale });
            }),
          ),
        },
        { type: 'separator', id: 'end' },
        {
          id: 'signOut',
          label: formatMessage(words.signOut),
          icon: <SignOutIcon />,
          onAction: () => void leave(),
        },
      ]}
    />
  );
}
