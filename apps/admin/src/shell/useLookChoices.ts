import type { MenuSection } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useApp } from '../AppContext.ts';
import type { Skin } from '../boot/preferences.ts';
import { lateMessages } from './lateMessages.ts';
import { shellMessages as messages } from './messages.ts';
import { languages } from './languages.ts';

/** The skins that people can choose; the start of the page has its own copy of this list. */
export const skins: readonly Skin[] = ['light', 'bordered', 'dark', 'semi-dark'];

/** Returns menu sections for the app's skin and language. */
export function useLookChoices(): Record<'skin' | 'language', MenuSection> {
  const { formatMessage } = useIntl();
  const { preferences, prefer } = useApp();
  return {
    skin: {
      type: 'section',
      id: 'skin',
      title: formatMessage(lateMessages.skin),
      selectionMode: 'single',
      selectedKeys: [preferences.skin],
      onSelectionChange: ([chosen]) => {
        const skin = skins.find((one) => one === chosen);
        if (skin) void prefer({ skin });
      },
      items: skins.map((skin) => ({ id: skin, label: formatMessage(lateMessages[skin]) })),
    },
    language: {
      type: 'section',
      id: 'language',
      title: formatMessage(messages.language),
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
