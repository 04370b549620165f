import { Palette, type Place } from '@servery/search';
import { useCommands } from './useCommands.tsx';

/**
 * The command palette: Ctrl K finds all pages and commands, and `?` lists the keyboard shortcuts.
 */
export default function PalettePart({ places }: { places: readonly Place[] }) {
  return <Palette places={places} commands={useCommands()} />;
}
