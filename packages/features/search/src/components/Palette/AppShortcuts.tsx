import { useIntl } from 'react-intl';
import { paletteMessages as messages } from '../../messages/palette.ts';
import type { AppCommand, Shortcut } from './appCommand.ts';
import { paletteKeys } from './paletteKeys.ts';
import { ShortcutList } from './ShortcutList.tsx';

export interface AppShortcutsProps {
  commands: readonly AppCommand[];
  shortcuts?: readonly Shortcut[];
  close: () => void;
}

/** Dialog with all keyboard shortcuts of the app. */
export function AppShortcuts({ commands, shortcuts = [], close }: AppShortcutsProps) {
  const { formatMessage } = useIntl();
  const all: Shortcut[] = [
    { keys: paletteKeys, title: formatMessage(messages.openPalette) },
    { keys: '?', title: formatMessage(messages.showShortcuts) },
    ...commands.flatMap(({ shortcut, title }) => (shortcut ? [{ keys: shortcut, title }] : [])),
    ...shortcuts,
  ];
  return <ShortcutList shortcuts={all} onClose={close} />;
}
