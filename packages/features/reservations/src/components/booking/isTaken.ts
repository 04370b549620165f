import type { DayTable } from '@servery/api';

/** Whether nobody can sit down at a table now. */
export const isTaken = ({ state }: DayTable): boolean => state !== 'available' && state !== 'held';
