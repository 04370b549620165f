import {
  getReservationCalendar,
  getReservationDay,
  listExperiences,
  listTimes,
  type AnyEndpoint,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

/**
 * Returns an action that changes booking settings and refreshes all queries that depend on them.
 */
export const useSettingsAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, {
    refreshes: [getReservationCalendar, listExperiences, getReservationDay, listTimes],
  });
