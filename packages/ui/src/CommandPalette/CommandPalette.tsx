import type { ReactNode } from 'react';
import { useNavigation } from '../Link/NavigationProvider.tsx';
import { ModalLayer } from '../overlays/ModalLayer.tsx';
import { scrim } from '../overlays/scrim.css.ts';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { stage, surface } from './CommandPalette.css.ts';
import { PaletteBody, paletteTitleId } from './PaletteBody.tsx';
import type { Command, CommandGroup } from './commands.ts';
import { usePaletteHotkey } from './usePaletteHotkey.ts';

/** Every word of a palette. */
export interface CommandPaletteWords {
  /** What it is, to a screen reader: "Commands". */
  title: string;
  placeholder: string;
  /** The heading of what was used last. */
  recent: string;
  /** What goes back to the page before. */
  back: string;
  /** What stands where nothing is found. */
  empty: (query: string) => string;
  /** How many are found, read out: "3 results". */
  count: (count: number) => string;
}

export interface CommandPaletteProps extends OpenStateProps {
  words: CommandPaletteWords;
  groups: readonly CommandGroup[];
  /** The ids of what was used last, the latest first; shown while nothing is typed. */
  recent?: readonly string[];
  /** Called after the command's own `onAction`; the place to remember it as recent. */
  onAction?: (id: string) => void;
  /** What is typed, and the ids of the pages on the way; for results that come from elsewhere. */
  onQueryChange?: (query: string, path: readonly string[]) => void;
  /** More results are on their way. */
  isPending?: boolean;
  /** Hints under the list: which keys do what. */
  footer?: ReactNode;
  /** Leaves Ctrl+K and Cmd+K to the page. */
  isHotkeyDisabled?: boolean;
}

/** Reaches every place and every act of an app by typing a few letters of it. */
export function CommandPalette(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useOpenState(props);
  const navigation = useNavigation();
  const close = () => setOpen(false);
  usePaletteHotkey(!props.isHotkeyDisabled, () => setOpen(!isOpen));
  const run = (command: Command) => {
    close();
    command.onAction?.();
    props.onAction?.(command.id);
    if (!command.href) return;
    if (navigation) navigation.navigate(command.href);
    else window.location.assign(command.href);
  };
  if (!isOpen) return null;
  return (
    <ModalLayer
      titleId={paletteTitleId}
      isDismissable
      isEscapable
      close={close}
      scrimLook={`${scrim} ${stage}`}
      look={surface}
    >
      <PaletteBody {...props} onRun={run} />
    </ModalLayer>
  );
}
