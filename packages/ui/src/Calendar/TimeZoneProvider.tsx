import { createContext, use, type ReactNode } from 'react';

const TimeZoneContext = createContext<string | undefined>(undefined);

export interface TimeZoneProviderProps {
  /**
   * The IANA time zone, such as `Asia/Kuala_Lumpur`. The browser's zone is used if it's left out.
   */
  timeZone?: string | undefined;
  /** The content that uses the time zone. */
  children: ReactNode;
}

/** Sets the time zone by which calendars and date fields inside know which day is today. */
export function TimeZoneProvider({ timeZone, children }: TimeZoneProviderProps) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

/** Returns the time zone of the provider, or undefined for the browser's. */
export const useTimeZone = () => use(TimeZoneContext);
