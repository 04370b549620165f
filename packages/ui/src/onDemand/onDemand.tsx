import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';

/** The button that stands there until the part is loaded: it gets what to do when pressed. */
export type StandIn = (press: () => void) => ReactElement;

/** A part whose code is loaded when somebody reaches for its button, and that opens when they press. */
export function onDemand<P extends { defaultOpen?: boolean }>(
  load: () => Promise<ComponentType<P>>,
) {
  type Given = Omit<P, 'defaultOpen'>;
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<
    Given & { defaultOpen: true }
  >;
  return function OnDemand({ children, ...props }: Given & { children: StandIn }) {
    const [isWanted, setWanted] = useState(false);
    const standIn = (
      <span onPointerEnter={() => void load()} onFocus={() => void load()}>
        {children(() => setWanted(true))}
      </span>
    );
    if (!isWanted) return standIn;
    return (
      <Suspense fallback={standIn}>
        <Part {...(props as unknown as Given)} defaultOpen />
      </Suspense>
    );
  };
}
