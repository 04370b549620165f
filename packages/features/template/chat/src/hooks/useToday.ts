import { useSyncExternalStore } from 'react';
import { dayOf } from '@servery/domain/template';

const never = () => () => undefined;
const today = () => dayOf(new Date());

/**
 * The current calendar day in the browser's time zone, such as `2026-11-21`. It's updated on the
 * first render after midnight.
 */
export const useToday = (): string => useSyncExternalStore(never, today);
