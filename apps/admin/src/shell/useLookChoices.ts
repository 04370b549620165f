import type { MenuSection } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useApp } from '../AppContext.ts';
import type { Skin } from '../boot/preferences.ts';
import { shellWords as words } from './words.ts';
import { languages } from './languages.ts';

/** The skins that people choose from; the start of the page holds the same list for itself. */
export const skins: readonly Skin[] = ['light', 'bordered', 'dark', 'semi-dark'];

/** How the app looks and speaks, as parts of a menu. */
export function useLookChoices(): Record<'skin' | 'language', MenuSection> {
  const { formatMessage } = useIntl();
  const { preferences, prefer } = useApp();
  return {
    skin: {
      type: 'section',
      id: 'skin',
      title: formatMessage(words.skin),
      selectionMode: 'single',
      selectedKeys: [preferences.skin],
      onSelectionChange: ([chosen]) => {
        const skin = skins.find((one) => one === chosen);
        if (skin) void prefer({ skin });
      },
      items: skins.map((skin) => ({ id: skin, label: formatMessage(words[skin]) })),
    },
    language: {
      type: 'section',
      id: 'language',
      title: formatMessage(words.language),
      selectionMode: 'single',
      selectedKeys: [preferences.locale],
      onSelectionChange: ([chosen]) => {
        const found = languages.find(({ locale }) => locale === chosen);
        if (found) void prefer({ locale: found.locale });
      },
      items: languages.map(({ locale, label }) => ({ id: locale, label })),
    },
  };
}
