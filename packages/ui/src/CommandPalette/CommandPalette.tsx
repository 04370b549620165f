import type { ReactNode } from 'react';
import { useNavigation } from '../Link/NavigationProvider.tsx';
import { ModalLayer } from '../overlays/ModalLayer.tsx';
import { scrim } from '../overlays/scrim.css.ts';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { stage, surface } from './CommandPalette.css.ts';
import { PaletteBody, paletteTitleId } from './PaletteBody.tsx';
import type { Command, CommandGroup } from './commands.ts';
import { usePaletteHotkey } from './usePaletteHotkey.ts';

/** The texts of a `CommandPalette`. */
export interface CommandPaletteLabels {
  /** The accessible name of the palette, such as "Commands". */
  title: string;
  /** The placeholder of the search field. */
  placeholder: string;
  /** The heading of the recently used commands. */
  recent: string;
  /** The label of the button back to the previous page. */
  back: string;
  /** Returns the text that is shown if no command matches the query. */
  empty: (query: string) => string;
  /** Returns the number of results in words, which is announced: "3 results". */
  count: (count: number) => string;
}

export interface CommandPaletteProps extends OpenStateProps {
  /** Texts to use instead of the kit's own. */
  labels?: Partial<CommandPaletteLabels>;
  /** The commands, in groups. */
  groups: readonly CommandGroup[];
  /** The ids of recently used commands, the latest first. They're listed while nothing is typed. */
  recent?: readonly string[];
  /** Called with the id of a command after its own `onAction`. Use it to store recent commands. */
  onAction?: (id: string) => void;
  /**
   * Called with the typed text and the ids of the opened pages when either changes. Use it to load
   * results.
   */
  onQueryChange?: (query: string, path: readonly string[]) => void;
  /**
   * Whether more results are loading.
   * @default false
   */
  isPending?: boolean;
  /** The content below the list, such as keyboard hints. */
  footer?: ReactNode;
  /**
   * Whether Ctrl+K and Cmd+K are left to the page instead of opening the palette.
   * @default false
   */
  isHotkeyDisabled?: boolean;
}

/** Finds every page and action of an app by a few typed letters. */
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
