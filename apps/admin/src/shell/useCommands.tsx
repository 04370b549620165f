import type { AppCommand } from '@servery/search';
import {
  LanguageIcon,
  MoonIcon,
  PaletteIcon,
  SidebarIcon,
  SignOutIcon,
  SunIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useApp } from '../AppContext.ts';
import { shellWords as words } from './words.ts';
import { languages } from './languages.ts';
import { arrange, useLayout } from './layout.ts';
import { useLeave } from './useLeave.ts';
import { customizing } from './customizing.ts';

/** What the app can do wherever one is. */
export function useCommands(): AppCommand[] {
  const { formatMessage } = useIntl();
  const { preferences, prefer } = useApp();
  const { rail } = useLayout();
  const leave = useLeave();
  const isDark = preferences.skin === 'dark';
  const isFolded = rail === 'collapsed';
  return [
    {
      id: 'skin',
      title: formatMessage(isDark ? words.toLight : words.toDark),
      icon: isDark ? <SunIcon /> : <MoonIcon />,
      onAction: () => void prefer({ skin: isDark ? 'light' : 'dark' }),
    },
    {
      id: 'rail',
      title: formatMessage(isFolded ? words.unfold : words.fold),
      icon: <SidebarIcon />,
      onAction: () => arrange({ rail: isFolded ? 'open' : 'collapsed' }),
    },
    {
      id: 'customize',
      title: formatMessage(words.customize),
      icon: <PaletteIcon />,
      onAction: customizing.open,
    },
    ...languages
      .filter(({ locale }) => locale !== preferences.locale)
      .map(({ locale, label }) => ({
        id: `speak ${locale}`,
        title: label,
        icon: <LanguageIcon />,
        onAction: () => void prefer({ locale }),
      })),
    {
      id: 'signOut',
      title: formatMessage(words.signOut),
      icon: <SignOutIcon />,
      onAction: () => void leave(),
    },
  ];
}
