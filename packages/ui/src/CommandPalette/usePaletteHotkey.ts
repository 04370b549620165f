import { useEffect, useEffectEvent } from 'react';

/** Listens for Ctrl+K and Cmd+K anywhere on the page. */
export function usePaletteHotkey(isOn: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isChord || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
