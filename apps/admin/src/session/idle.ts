const key = 'servery.used';
const maxEveryMs = 60_000;

/** Options for detecting an idle counter. */
export interface IdleOptions {
  /** The minutes without use after which it locks. */
  minutes: number;
  /**
   * Called while the counter is in use, at most once a minute and at least twice per idle period.
   */
  onUse: () => void;
  /** Called when the idle period is over. */
  onIdle: () => void;
}

/** Saves the time of the last use, which the tabs of a counter share. */
export const saveLastUse = (at = Date.now()): void => localStorage.setItem(key, String(at));

const events = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Watches whether the page is in use; returns a function that stops it. */
export function watchIdle({ minutes, onUse, onIdle }: IdleOptions): () => void {
  const idleMs = minutes * 60_000;
  const everyMs = Math.min(maxEveryMs, idleMs / 2);
  let usedAt = 0;
  const look = () => {
    const savedAt = Number(localStorage.getItem(key));
    const now = Date.now();
    if (now - Math.max(usedAt, savedAt) >= idleMs) onIdle();
    else if (usedAt > savedAt && now - savedAt >= everyMs) {
      saveLastUse(usedAt);
      onUse();
    }
  };
  const use = () => {
    // A page that was suspended for longer must lock before it is used again.
    look();
    usedAt = Date.now();
  };
  if (localStorage.getItem(key) === null) saveLastUse();
  look();
  const timer = setInterval(look, 1000);
  for (const event of events) addEventListener(event, use, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const event of events) removeEventListener(event, use, { capture: true });
  };
}
