import type { Refusal } from './refusal.ts';
import type { UploadEntry } from './uploads.ts';

/** The texts of a `FileUpload`. */
export interface FileUploadLabels {
  /** The invitation to drop files: "Drop images here, or". */
  drop: string;
  /** The end of the invitation, which opens the file picker: "choose them". */
  choose: string;
  /** The limits in words: "JPEG or PNG, up to 2 MB, at most 5". */
  rules?: string;
  /** The accessible name of the list of files. */
  list: string;
  /** Returns a size in bytes as text. */
  size: (bytes: number) => string;
  /** Returns the reason why the file with a name was refused. */
  refused: (name: string, reason: Refusal) => string;
  /** The accessible name of the button that dismisses the refusals. */
  dismiss: string;
  /** Returns the state of a file in words, which is shown and announced when it changes. */
  state: (entry: UploadEntry) => string;
  /** Returns the accessible name of the button that cancels the upload of a file. */
  cancel: (name: string) => string;
  /** Returns the accessible name of the button that retries the upload of a file. */
  retry: (name: string) => string;
  /** Returns the accessible name of the button that removes a file. */
  remove: (name: string) => string;
  /** The label of the button that removes all files. Without it there's no such button. */
  removeAll?: string;
}
