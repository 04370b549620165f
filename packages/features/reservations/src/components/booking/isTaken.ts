import type { DayTable } from '@servery/api';

/** Whether a table is unavailable for seating. */
export const isTaken = ({ state }: DayTable): boolean => state !== 'available' && state !== 'held';
