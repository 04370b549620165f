import type { Matched } from '../boot/places.ts';
import type { LoadedScreen } from '../mount.tsx';
import { useLoaded } from '../useLoaded.ts';

export interface LoadedPartProps extends Matched {
  path: string;
  first: LoadedScreen | null;
}

/** The screen of a route, once its code is there. */
export function LoadedPart({ route, params, path, first }: LoadedPartProps) {
  const { part: Part, of } = useLoaded(route.load, first?.route === route ? first.screen : null);
  return Part && of === route.load ? <Part params={params} path={path} /> : null;
}
