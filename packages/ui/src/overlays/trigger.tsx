import {
  cloneElement,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';

/** Props that an overlay sets on its trigger. `Button` and `IconButton` accept all of them. */
export interface OpenerProps {
  /** A ref to the trigger, merged with the overlay's own. */
  ref?: Ref<HTMLButtonElement>;
  /** Called when the trigger is pressed, before the overlay opens or closes. */
  onPress?: () => void;
  /** Called when a key is pressed on the trigger, before the overlay handles it. */
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  /** The kind of the overlay. Set by the overlay. */
  'aria-haspopup'?: 'dialog' | 'menu';
  /** Whether the overlay is open. Set by the overlay. */
  'aria-expanded'?: boolean;
  /** The id of the overlay while it's open. Set by the overlay. */
  'aria-controls'?: string;
}

/** The button that opens an overlay. */
export type Opener = ReactElement<OpenerProps>;

interface Opening {
  /** A ref to the trigger, for positioning the overlay. */
  ref: RefObject<HTMLButtonElement | null>;
  kind: 'dialog' | 'menu';
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The overlay's id while it is open. */
  controls?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/**
 * Returns the trigger with the props that open and close the overlay. A press focuses it, so that
 * focus can return to it.
 */
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

/** Returns a ref for the trigger. */
export const useOpenerRef = () => useRef<HTMLButtonElement>(null);
