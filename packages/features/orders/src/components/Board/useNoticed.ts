import { useEffect, useMemo, useState } from 'react';

const recall = (key: string): ReadonlySet<string> => {
  try {
    return new Set((JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]).map(String));
  } catch {
    return new Set();
  }
};

const remember = (key: string, noticed: Iterable<string>) => {
  try {
    sessionStorage.setItem(key, JSON.stringify([...noticed]));
  } catch {
    // Without storage, acknowledged alerts sound again after a reload.
  }
};

/**
 * Returns the alerts that haven't been acknowledged on this device, and a function that
 * acknowledges them. Acknowledged alerts are stored, so they survive a reload.
 */
export function useNoticed(key: string, alerts: readonly string[]) {
  const [noticed, setNoticed] = useState(() => recall(key));
  const fresh = useMemo(
    () => new Set(alerts.filter((alert) => !noticed.has(alert))),
    [alerts, noticed],
  );
  /** Acknowledges the given alerts, or all of them. */
  const notice = (some: Iterable<string> = fresh) => {
    const now = new Set(some);
    if (![...now].some((alert) => fresh.has(alert))) return;
    setNoticed(new Set(alerts.filter((alert) => now.has(alert) || noticed.has(alert))));
  };
  useEffect(() => remember(key, noticed), [key, noticed]);
  return { fresh, notice };
}
