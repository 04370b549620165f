import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';

/** Loads something that opens when somebody reaches for it, and opens it when they press. */
export function onDemand<P extends { defaultOpen?: boolean }>(
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  const Part = lazy(load) as unknown as ComponentType<P>;
  return function OnDemand({
    children,
    ...props
  }: P & { children: (press: () => void) => ReactElement }) {
    const [isWanted, setWanted] = useState(false);
    const standIn = (
      <span onPointerEnter={() => void load()} onFocus={() => void load()}>
        {children(() => setWanted(true))}
      </span>
    );
    if (!isWanted) return standIn;
    return (
      <Suspense fallback={standIn}>
        <Part {...(props as unknown as P)} defaultOpen />
      </Suspense>
    );
  };
}
