import { useEffect, useRef, useState } from 'react';
import { sortFiles, type Refusal, type UploadRules } from './refusal.ts';
import {
  givenEntry,
  storedEntry,
  type StoredFile,
  type UploadAdapter,
  type UploadEntry,
} from './uploads.ts';

/** The maximum number of parallel uploads. */
const atOnce = 3;

/** The files of a field and how they're sent. */
export interface UploadsOptions extends UploadRules {
  /**
   * The files that are already stored.
   * @default []
   */
  defaultFiles?: readonly StoredFile[];
  /**
   * Sends a file, called for up to three files at a time. Without it files stay `ready`, to be sent
   * with the form.
   */
  upload?: UploadAdapter;
  /** Called with all files when one is added or removed or its state changes. */
  onChange?: (files: readonly UploadEntry[]) => void;
}

/** The files of a field, and functions to add, remove and retry them. */
export function useUploads({ defaultFiles = [], upload, onChange, ...rules }: UploadsOptions) {
  const [entries, setEntries] = useState(() => defaultFiles.map(storedEntry));
  const [refused, setRefused] = useState<readonly { file: File; reason: Refusal }[]>([]);
  const latest = useRef<readonly UploadEntry[]>(entries);
  const senders = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = senders.current;
    return () => running.forEach((sender) => sender.abort());
  }, []);

  const put = (next: UploadEntry[], isReported = true) => {
    latest.current = next;
    setEntries(next);
    if (isReported) onChange?.(next);
  };
  const patch = (id: string, change: Partial<UploadEntry>) =>
    put(
      latest.current.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
      change.state !== undefined,
    );

  const send = async (id: string, file: File, adapter: UploadAdapter) => {
    const sender = new AbortController();
    const { signal } = sender;
    senders.current.set(id, sender);
    patch(id, { state: 'sending', progress: 0, error: undefined });
    try {
      const onProgress = (progress: number) => signal.aborted || patch(id, { progress });
      const stored = await adapter(file, { signal, onProgress });
      if (!signal.aborted)
        patch(id, { ...stored, id, storedId: stored.id, state: 'sent', progress: 1 });
    } catch (error) {
      if (!signal.aborted) patch(id, { state: 'failed', error });
    }
    if (senders.current.get(id) === sender) senders.current.delete(id);
    if (!signal.aborted) sendNext();
  };
  const sendNext = () => {
    if (!upload) return;
    const isSending = latest.current.filter(({ state }) => state === 'sending').length;
    const waiting = latest.current.filter(({ state }) => state === 'waiting');
    for (const { id, file } of waiting.slice(0, Math.max(0, atOnce - isSending)))
      if (file) void send(id, file, upload);
  };
  const stop = (ids: readonly string[]) => {
    for (const id of ids) {
      senders.current.get(id)?.abort();
      senders.current.delete(id);
    }
  };

  return {
    entries,
    refused,
    dismissRefused: () => setRefused([]),
    add: (files: readonly File[]) => {
      const sorted = sortFiles(files, rules, latest.current.length);
      setRefused(sorted.refused);
      if (sorted.taken.length === 0) return;
      const isOnlyOne = rules.maxCount === 1;
      if (isOnlyOne) stop(latest.current.map(({ id }) => id));
      const existing = isOnlyOne ? [] : latest.current;
      put([...existing, ...sorted.taken.map((file) => givenEntry(file, Boolean(upload)))]);
      sendNext();
    },
    remove: (...ids: string[]) => {
      stop(ids);
      put(latest.current.filter(({ id }) => !ids.includes(id)));
      sendNext();
    },
    retry: (id: string) => {
      patch(id, { state: 'waiting', progress: 0 });
      sendNext();
    },
  };
}
