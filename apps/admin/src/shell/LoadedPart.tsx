import type { Matched } from '../boot/screen.ts';
import type { LoadedScreen } from '../boot/mountOptions.ts';
import { useLoaded } from '../useLoaded.ts';

export interface LoadedPartProps extends Matched {
  path: string;
  first: LoadedScreen | null;
}

/** The screen of a route, once its code has loaded. */
export function LoadedPart({ route, params, path, first }: LoadedPartProps) {
  const { part: Part, of } = useLoaded(route.load, first?.route === route ? first.screen : null);
  return Part && of === route.load ? <Part name={route.name} params={params} path={path} /> : null;
}
