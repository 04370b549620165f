import type { AnyEndpoint } from '@servery/api';
import { useAction } from '@servery/api/swr';
import { drawerReads } from './drawerReads.ts';

/** Changes a drawer or a shift, then reloads all that shows drawers, shifts and cash. */
export const useDrawerAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: drawerReads });
