const undoMs = 24 * 60 * 60 * 1000;

/** A push to outlets: when it was made and undone. */
interface Pushed {
  at: string;
  undone_at: string | null;
}

/** Returns when a push can no longer be undone: a day after it was made. */
export const undoUntil = ({ at }: Pick<Pushed, 'at'>): string =>
  new Date(Date.parse(at) + undoMs).toISOString();

/** Whether a push can be undone at an instant. */
export const canUndo = (push: Pushed, now: Date): boolean =>
  push.undone_at === null && now.getTime() < Date.parse(undoUntil(push));
