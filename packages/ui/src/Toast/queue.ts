import type { ReactNode } from 'react';

/** What a toast can say; the words come from the caller. */
export interface ToastContent {
  title: string;
  text?: string;
  /** A way back, such as Undo. It gives the toast ten seconds and a visible countdown. */
  action?: { label: string; onPress: () => void };
  /** How long it stays, in milliseconds; `Infinity` keeps it until it is closed. */
  duration?: number;
  /** In place of the tone's icon; `null` for none. */
  icon?: ReactNode;
  /** How much is done, from 0 to 1, while something long is under way. */
  progress?: number;
  /** Something is under way: it turns and stays until it is told how that ended. */
  isPending?: boolean;
}

/** What a toast says while a promise is open, when it is kept, and when it is broken. */
export interface PromiseToasts<Value> {
  pending: ToastContent;
  success: ToastContent | ((value: Value) => ToastContent);
  error: ToastContent | ((reason: unknown) => ToastContent);
}

export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface ToastEntry extends ToastContent {
  id: number;
  tone: ToastTone;
}

/** A longer queue than a person reads: older toasts go when it is full. */
export const mostToasts = 20;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** The toasts now, oldest first; the same array until one comes or goes. */
export const currentToasts = (): readonly ToastEntry[] => entries;

/** Hears of every toast that comes or goes. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a toast away; without an id all of them. */
export function dismissToast(id?: number): void {
  replace(id === undefined ? [] : entries.filter((entry) => entry.id !== id));
}

function show(tone: ToastTone, content: ToastContent): number {
  lastId += 1;
  replace([...entries, { ...content, tone, id: lastId }].slice(-mostToasts));
  return lastId;
}

/** Says something else in a toast that is still there. */
function update(id: number, content: Partial<ToastContent> & { tone?: ToastTone }): void {
  replace(entries.map((entry) => (entry.id === id ? { ...entry, ...content } : entry)));
}

/** Follows a promise in one toast, and hands the same promise back: its refusal is the caller's. */
function promise<Value>(work: Promise<Value>, says: PromiseToasts<Value>): Promise<Value> {
  const id = show('neutral', { ...says.pending, isPending: true });
  const settle = (tone: ToastTone, content: ToastContent) => {
    const isThere = entries.some((entry) => entry.id === id);
    if (!isThere) return show(tone, content);
    const next = { ...content, id, tone };
    return replace(entries.map((entry) => (entry.id === id ? next : entry)));
  };
  work.then(
    (value) =>
      settle('success', typeof says.success === 'function' ? says.success(value) : says.success),
    (reason: unknown) =>
      settle('danger', typeof says.error === 'function' ? says.error(reason) : says.error),
  );
  return work;
}

/** Says what just happened, without asking for an answer. Each call returns the toast's id. */
export const toast = {
  show: (content: ToastContent) => show('neutral', content),
  success: (content: ToastContent) => show('success', content),
  warning: (content: ToastContent) => show('warning', content),
  error: (content: ToastContent) => show('danger', content),
  info: (content: ToastContent) => show('info', content),
  promise,
  update,
  dismiss: dismissToast,
};
