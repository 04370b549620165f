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
  /** Every place that exists and is allowed. */
  places: readonly Place[];
  commands: readonly AppCommand[];
  /** Keys that do something besides those of the commands, for the list that `?` opens. */
  shortcuts?: readonly Shortcut[];
  /** Opened by something besides its keys: a button, a menu. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Reaches every place and command by Ctrl K or Cmd K, and lists the keys by `?`; its code is loaded when one of them is pressed. */
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
