import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';

/** A part that is loaded when somebody reaches for it, and that opens when they press; until then its button stands there. */
export function onDemand<P extends { defaultOpen?: boolean }>(
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  const Part = lazy(load) as unknown as ComponentType<
    Omit<P, 'defaultOpen'> & { defaultOpen: true }
  >;
  return function OnDemand({
    children,
    ...props
  }: Omit<P, 'defaultOpen'> & { children: (press: () => void) => ReactElement }) {
    const [isWanted, setWanted] = useState(false);
    const standIn = (
      <span onPointerEnter={() => void load()} onFocus={() => void load()}>
        {children(() => setWanted(true))}
      </span>
    );
    if (!isWanted) return standIn;
    return (
      <Suspense fallback={standIn}>
        <Part {...(props as unknown as Omit<P, 'defaultOpen'>)} defaultOpen />
      </Suspense>
    );
  };
}
