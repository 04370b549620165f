import { Palette, type Place } from '@servery/search';
import { useCommands } from './useCommands.tsx';

/** Reaches every place and act by Ctrl K, and lists the keys by `?`. */
export default function PalettePart({ places }: { places: readonly Place[] }) {
  return <Palette places={places} commands={useCommands()} />;
}
