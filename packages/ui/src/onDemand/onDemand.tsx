import { useLayoutEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { tabbableIn } from '../overlays/tabbable.ts';
import { place } from './onDemand.css.ts';

/**
 * Returns the button that is shown until the component has loaded. It's called with the function to
 * call when the button is pressed.
 */
export type StandIn = (press: () => void) => ReactElement;

/** The props of the loaded component without its open state, which its button controls. */
type Given<P> = Omit<P, 'isOpen' | 'defaultOpen'> & { children: StandIn };

/**
 * Returns a component whose code loads when the pointer or focus reaches its button, and that opens
 * when the button is pressed. The loaded component has to render closed, with its own button first:
 * that one gets focus and the press, so that focus can return to it. `open` presses the button, by
 * default with a click.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  open: (button: HTMLElement) => void = (button) => button.click(),
) {
  return function OnDemand({ children, ...props }: Given<P>) {
    const [Part, setPart] = useState<ComponentType<P>>();
    const here = useRef<HTMLSpanElement>(null);
    useLayoutEffect(() => {
      if (!Part || !here.current) return;
      const [button] = tabbableIn(here.current);
      if (!button) return;
      button.focus();
      open(button);
    }, [Part]);
    if (Part)
      return (
        <span ref={here} className={place}>
          <Part {...(props as unknown as P)} />
        </span>
      );
    const press = () =>
      load().then(
        (part) => setPart(() => part),
        // Throw while rendering, so that the error reaches the page's error boundary.
        (problem: unknown) =>
          setPart(() => {
            throw problem;
          }),
      );
    const prepare = () => void load().catch(() => undefined);
    return (
      <span ref={here} className={place} onPointerEnter={prepare} onFocus={prepare}>
        {children(() => void press())}
      </span>
    );
  };
}
