/** A file that the server has. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
  /** Its media type; an image with a `url` is shown. */
  type: string;
  url?: string;
}

/** Where a file is on its way: `ready` waits for the form, `waiting` for its turn. */
export type UploadState = 'ready' | 'waiting' | 'sending' | 'sent' | 'failed';

/** A file of the field, given now or stored before. */
export interface UploadEntry extends StoredFile {
  state: UploadState;
  /** How much of it is sent, 0 to 1. */
  progress: number;
  /** What the server calls it, once it has it. */
  storedId?: string;
  /** What was given; a file from before has none. */
  file?: File;
  /** What the adapter threw. */
  error?: unknown;
}

/** Sends one file: tells how far it is, stops at the signal, and answers with what the server calls it. */
export type UploadAdapter = (
  file: File,
  way: { signal: AbortSignal; onProgress: (progress: number) => void },
) => Promise<Partial<StoredFile>>;

/** A file from before as an entry. */
export const storedEntry = (file: StoredFile): UploadEntry => ({
  ...file,
  storedId: file.id,
  state: 'sent',
  progress: 1,
});

/** A file given now as an entry. */
export const givenEntry = (file: File, isSent: boolean): UploadEntry => ({
  id: crypto.randomUUID(),
  name: file.name,
  size: file.size,
  type: file.type,
  file,
  state: isSent ? 'waiting' : 'ready',
  progress: 0,
});
