import type { ReactNode } from 'react';
import { lamp, light } from './ConnectionLight.css.ts';

export interface ConnectionLightProps {
  /** The status of the connection. */
  status: 'online' | 'reconnecting' | 'offline';
  /** The status in words: "Live", "Reconnecting", "Offline since 18:40". */
  children: ReactNode;
}

/** Shows whether the page is up to date. Changes are announced. */
export function ConnectionLight({ status, children }: ConnectionLightProps) {
  return (
    <span role="status" className={light({ status })} data-status={status}>
      <span className={lamp} />
      {children}
    </span>
  );
}
