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
    // A browser that keeps nothing rings again after a reload.
  }
};

/** Those of some alerts that nobody here has noticed yet. A reload does not forget what was noticed. */
export function useNoticed(key: string, alerts: readonly string[]) {
  const [noticed, setNoticed] = useState(() => recall(key));
  const fresh = useMemo(
    () => new Set(alerts.filter((alert) => !noticed.has(alert))),
    [alerts, noticed],
  );
  /** Notices some alerts, or all of them. */
  const notice = (some: Iterable<string> = fresh) => {
    const now = new Set(some);
    if (![...now].some((alert) => fresh.has(alert))) return;
    setNoticed(new Set(alerts.filter((alert) => now.has(alert) || noticed.has(alert))));
  };
  useEffect(() => remember(key, noticed), [key, noticed]);
  return { fresh, notice };
}
