import { useLayoutEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { tabbableIn } from '../overlays/tabbable.ts';
import { place } from './onDemand.css.ts';

/** The button that stands there until the part is loaded: it gets what to do when pressed. */
export type StandIn = (press: () => void) => ReactElement;

/** What opens is opened by its button, so nobody says that it is open. */
type Given<P> = Omit<P, 'isOpen' | 'defaultOpen'> & { children: StandIn };

/**
 * A part whose code is loaded when somebody reaches for its button, and that opens when they press.
 * It comes closed, as it is written, and its own button gets the focus and the press that the one
 * before it had: so what opens knows where the focus goes when it closes. `open` is how the button
 * is pressed, where that is not a click.
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
        // Thrown while rendering, where the page's error boundary hears of it.
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
