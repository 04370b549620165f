import {
  cloneElement,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';

/** What an opener takes: the kit's `Button` and `IconButton` take all of it. */
export interface OpenerProps {
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/** The button that opens an overlay. */
export type Opener = ReactElement<OpenerProps>;

interface Opening {
  /** The opener's element, for placing the overlay beside it. */
  ref: RefObject<HTMLButtonElement | null>;
  kind: 'dialog' | 'menu';
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The overlay's id while it is open. */
  controls?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** The opener, wired: a press opens and closes, and the focus is on it so that it can come back. */
export function wireOpener(
  opener: Opener,
  { ref, kind, isOpen, setOpen, controls, onKeyDown }: Opening,
) {
  return cloneElement(opener, {
    ref: mergeRefs(opener.props.ref, ref),
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? controls : undefined,
    onKeyDown: (event) => {
      opener.props.onKeyDown?.(event);
      onKeyDown?.(event);
    },
    onPress: () => {
      // Safari does not focus a button on click.
      ref.current?.focus();
      opener.props.onPress?.();
      setOpen(!isOpen);
    },
  } satisfies OpenerProps);
}

/** A ref for the opener's element. */
export const useOpenerRef = () => useRef<HTMLButtonElement>(null);
