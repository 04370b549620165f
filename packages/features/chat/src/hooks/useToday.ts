import { useSyncExternalStore } from 'react';
import { dayOf } from '@servery/domain/template';

const never = () => () => undefined;
const today = () => dayOf(new Date());

/** The calendar day it is where the browser is, `2026-11-21`; another one after midnight, when something is drawn. */
export const useToday = (): string => useSyncExternalStore(never, today);
