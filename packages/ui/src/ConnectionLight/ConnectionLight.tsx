import type { ReactNode } from 'react';
import { lamp, light } from './ConnectionLight.css.ts';

export interface ConnectionLightProps {
  status: 'online' | 'reconnecting' | 'offline';
  /** The word for it: "Live", "Reconnecting", "Offline since 18:40". */
  children: ReactNode;
}

/** Whether what is on the screen is still true; changes are read out. */
export function ConnectionLight({ status, children }: ConnectionLightProps) {
  return (
    <span role="status" className={light({ status })} data-status={status}>
      <span className={lamp} />
      {children}
    </span>
  );
}
