/** A file on the server. */
export interface StoredFile {
  /** The id of the file. */
  id: string;
  /** The file name. */
  name: string;
  /** The size in bytes. */
  size: number;
  /** The media type. An image with a `url` is shown as a picture. */
  type: string;
  /** The address of the file. */
  url?: string;
}

/** The state of a file: `ready` to be sent with the form, `waiting` in the queue, or further. */
export type UploadState = 'ready' | 'waiting' | 'sending' | 'sent' | 'failed';

/** A file of the field, new or stored. */
export interface UploadEntry extends StoredFile {
  /** The state of the upload. */
  state: UploadState;
  /** The sent share, from 0 to 1. */
  progress: number;
  /** The id of the file on the server, once it's sent. */
  storedId?: string;
  /** The new file. A stored file has none. */
  file?: File;
  /** The reason that `upload` was rejected with. */
  error?: unknown;
}

/**
 * Sends a file: reports progress from 0 to 1, stops when the signal is aborted, and resolves with
 * what the server knows about the file.
 */
export type UploadAdapter = (
  file: File,
  way: { signal: AbortSignal; onProgress: (progress: number) => void },
) => Promise<Partial<StoredFile>>;

/** Returns the entry of a stored file. */
export const storedEntry = (file: StoredFile): UploadEntry => ({
  ...file,
  storedId: file.id,
  state: 'sent',
  progress: 1,
});

/** Returns the entry of a new file. */
export const givenEntry = (file: File, isSent: boolean): UploadEntry => ({
  id: crypto.randomUUID(),
  name: file.name,
  size: file.size,
  type: file.type,
  file,
  state: isSent ? 'waiting' : 'ready',
  progress: 0,
});
