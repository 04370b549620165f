import { useIntl } from 'react-intl';
import { paletteWords as words } from '../../messages/palette.ts';
import type { AppCommand, Shortcut } from './appCommand.ts';
import { paletteKeys } from './paletteKeys.ts';
import { ShortcutList } from './ShortcutList.tsx';

export interface AppShortcutsProps {
  commands: readonly AppCommand[];
  shortcuts?: readonly Shortcut[];
  close: () => void;
}

/** Every key that the app hears wherever one is. */
export function AppShortcuts({ commands, shortcuts = [], close }: AppShortcutsProps) {
  const { formatMessage } = useIntl();
  const all: Shortcut[] = [
    { keys: paletteKeys, title: formatMessage(words.openPalette) },
    { keys: '?', title: formatMessage(words.showShortcuts) },
    ...commands.flatMap(({ shortcut, title }) => (shortcut ? [{ keys: shortcut, title }] : [])),
    ...shortcuts,
  ];
  return <ShortcutList shortcuts={all} onClose={close} />;
}
