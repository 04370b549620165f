import type { ReactNode } from 'react';

/** The content of a toast. */
export interface ToastContent {
  /** The main text. */
  title: string;
  /** A secondary text below the title. */
  text?: string;
  /** An action, such as Undo. With it the toast stays for 10 s with a visible countdown. */
  action?: { label: string; onPress: () => void };
  /**
   * The time in milliseconds before the toast closes; `Infinity` keeps it until it's closed. It
   * follows the tone and the region if it's left out.
   */
  duration?: number;
  /** An icon instead of the tone's own, or null for none. */
  icon?: ReactNode;
  /**
   * The completed share of a long operation, from 0 to 1. With it the toast stays until it's
   * updated.
   */
  progress?: number;
  /**
   * Whether an operation is running. The toast shows a spinner and stays until it's updated.
   * @default false
   */
  isPending?: boolean;
}

/** The toasts of a promise. */
export interface PromiseToasts<Value> {
  /** The toast while the promise is pending. */
  pending: ToastContent;
  /** The toast when the promise is resolved, or a function that returns it from the value. */
  success: ToastContent | ((value: Value) => ToastContent);
  /** The toast when the promise is rejected, or a function that returns it from the reason. */
  error: ToastContent | ((reason: unknown) => ToastContent);
}

/** The meaning of a toast. */
export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface ToastEntry extends ToastContent {
  id: number;
  tone: ToastTone;
}

/** The maximum length of the queue. Older toasts are dropped. */
export const maxToasts = 20;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** Returns the current toasts, oldest first. The array is the same until one changes. */
export const currentToasts = (): readonly ToastEntry[] => entries;

/** Calls a listener whenever toasts change. Returns a function that unsubscribes it. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes a toast, or all of them if there's no id. */
export function dismissToast(id?: number): void {
  replace(id === undefined ? [] : entries.filter((entry) => entry.id !== id));
}

function show(tone: ToastTone, content: ToastContent): number {
  lastId += 1;
  replace([...entries, { ...content, tone, id: lastId }].slice(-maxToasts));
  return lastId;
}

/** Changes the content of an open toast. */
function update(id: number, content: Partial<ToastContent> & { tone?: ToastTone }): void {
  replace(entries.map((entry) => (entry.id === id ? { ...entry, ...content } : entry)));
}

/**
 * Shows the state of a promise in one toast, and returns the same promise. The caller handles its
 * rejection.
 */
function promise<Value>(work: Promise<Value>, toasts: PromiseToasts<Value>): Promise<Value> {
  const id = show('neutral', { ...toasts.pending, isPending: true });
  const settle = (tone: ToastTone, content: ToastContent) => {
    const isThere = entries.some((entry) => entry.id === id);
    if (!isThere) return show(tone, content);
    const next = { ...content, id, tone };
    return replace(entries.map((entry) => (entry.id === id ? next : entry)));
  };
  work.then(
    (value) =>
      settle(
        'success',
        typeof toasts.success === 'function' ? toasts.success(value) : toasts.success,
      ),
    (reason: unknown) =>
      settle('danger', typeof toasts.error === 'function' ? toasts.error(reason) : toasts.error),
  );
  return work;
}

/**
 * Shows short messages that need no answer. `show`, `success`, `warning`, `error` and `info` return
 * the toast's id, for `update` and `dismiss`.
 */
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
