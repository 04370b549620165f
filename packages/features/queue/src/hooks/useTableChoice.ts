import {
  getReservationCalendar,
  getReservationDay,
  listTables,
  type Problem,
  type Table,
} from '@servery/api';
import { useCall } from '@servery/api/swr';
import { bookedTables } from '@servery/domain/reservations';
import { useState } from 'react';
import { seatsFor } from '../seatsFor.ts';

/** The value of the option to seat a party without a table. */
export const noTable = 'none';

/** Returns the id and version of a table for a request body, or null. */
export const tableOf = (table: Table | undefined) =>
  table ? { id: table.id, version: table.version } : null;

/** The free tables for a party and the selected one: the best match until another is selected. */
export interface TableChoice {
  /** The best match first; undefined while they load. */
  tables: readonly Table[] | undefined;
  table: Table | undefined;
  chosen: string | null;
  choose: (value: string) => void;
  error: Problem | undefined;
  retry: () => void;
}

/** Returns the ids of the tables that bookings need soon; undefined while they load. */
function useBookedTables(merchant_id: number | null, party: number) {
  const query = merchant_id === null ? null : { query: { merchant_id } };
  const day = useCall(getReservationDay, query);
  const calendar = useCall(getReservationCalendar, query);
  if (day.data && calendar.data) return bookedTables(day.data, calendar.data, party);
  // A party can be seated even if the bookings can't be loaded.
  return day.error || calendar.error ? new Set<number>() : undefined;
}

/** Suggests a free table for a party; without a merchant no tables are loaded. */
export function useTableChoice(merchant_id: number | null, party: number): TableChoice {
  const query = merchant_id === null ? null : { query: { merchant_id, length: 100 } };
  const { data, error, mutate } = useCall(listTables, query);
  const [chosen, choose] = useState<string | null>(null);
  const booked = useBookedTables(merchant_id, party);
  const tables = data && booked && seatsFor(data.aaData, party, booked);
  const table =
    chosen === noTable
      ? undefined
      : (tables?.find(({ id }) => String(id) === chosen) ?? tables?.[0]);
  return {
    tables,
    table,
    chosen,
    choose,
    error: data ? undefined : error,
    retry: () => void mutate(),
  };
}
