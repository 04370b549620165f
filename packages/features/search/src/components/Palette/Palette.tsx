import { lazy, Suspense, useState } from 'react';
import type { Place } from '../../place.ts';
import type { AppCommand, Shortcut } from './appCommand.ts';
import { usePaletteKeys, type Opening } from './paletteKeys.ts';

const PaletteBody = lazy(async () => ({
  default: (await import('./PaletteBody.tsx')).PaletteBody,
}));
const AppShortcuts = lazy(async () => ({
  default: (await import('./AppShortcuts.tsx')).AppShortcuts,
}));

export interface PaletteProps {
  /** All pages that exist and are permitted. */
  places: readonly Place[];
  commands: readonly AppCommand[];
  /** Shortcuts other than those of the commands, for the list that `?` opens. */
  shortcuts?: readonly Shortcut[];
  /** Opens the palette from outside, such as by a button or menu. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Command palette for all pages and commands, opened with Ctrl K or Cmd K, and a list of shortcuts,
 * opened with `?`. Its code is loaded on first use.
 */
export function Palette({ places, commands, shortcuts, isOpen, onOpenChange }: PaletteProps) {
  const [own, setOwn] = useState<Opening | null>(null);
  const opening = isOpen ? 'palette' : own;
  const open = (next: Opening | null) => {
    setOwn(next);
    if ((next === 'palette') !== (opening === 'palette')) onOpenChange?.(next === 'palette');
  };
  const close = () => open(null);
  usePaletteKeys((what) => open(opening === what ? null : what));
  return (
    <Suspense fallback={null}>
      {opening === 'palette' && <PaletteBody places={places} commands={commands} close={close} />}
      {opening === 'shortcuts' && (
        <AppShortcuts commands={commands} shortcuts={shortcuts} close={close} />
      )}
    </Suspense>
  );
}
