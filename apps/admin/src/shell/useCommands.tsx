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
import { lateMessages } from './lateMessages.ts';
import { shellMessages as messages } from './messages.ts';
import { languages } from './languages.ts';
import { arrange, useLayout } from './layout.ts';
import { useLeave } from './useLeave.ts';
import { customizing } from './customizing.ts';

/** Returns the app-wide commands of the palette. */
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
      title: formatMessage(isDark ? messages.toLight : messages.toDark),
      icon: isDark ? <SunIcon /> : <MoonIcon />,
      onAction: () => void prefer({ skin: isDark ? 'light' : 'dark' }),
    },
    {
      id: 'rail',
      title: formatMessage(isFolded ? messages.unfold : messages.fold),
      icon: <SidebarIcon />,
      onAction: () => arrange({ rail: isFolded ? 'open' : 'collapsed' }),
    },
    {
      id: 'customize',
      title: formatMessage(lateMessages.customize),
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
      title: formatMessage(lateMessages.signOut),
      icon: <SignOutIcon />,
      onAction: () => void leave(),
    },
  ];
}
