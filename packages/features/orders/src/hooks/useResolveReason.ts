import { resolveReason } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Resolves an open reason of an order. */
export const useResolveReason = () => useOrderAction(resolveReason);
