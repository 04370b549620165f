import { createContext, use, type ReactNode } from 'react';

const TimeZoneContext = createContext<string | undefined>(undefined);

export interface TimeZoneProviderProps {
  /** An IANA zone, such as `Asia/Kuala_Lumpur`; the browser's zone if it is left out. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/** Sets the time zone by which calendars and date fields inside know which day is today. */
export function TimeZoneProvider({ timeZone, children }: TimeZoneProviderProps) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

/** Returns the time zone around, or undefined for the browser's. */
export const useTimeZone = () => use(TimeZoneContext);
