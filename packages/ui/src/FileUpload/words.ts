import type { Refusal } from './refusal.ts';
import type { UploadEntry } from './uploads.ts';

/** What a file field says. */
export interface FileUploadWords {
  /** Invites to drop: "Drop images here, or". */
  drop: string;
  /** Ends the invitation, as a press does: "choose them". */
  choose: string;
  /** The rules, in words: "JPEG or PNG, up to 2 MB, at most 5". */
  rules?: string;
  /** Names the list of files. */
  list: string;
  size: (bytes: number) => string;
  /** Why a file was not taken. */
  refused: (name: string, reason: Refusal) => string;
  /** Closes the refusals. */
  dismiss: string;
  /** The state of a file; also read out when it changes. */
  state: (entry: UploadEntry) => string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  /** Takes all files away; without it there is no such button. */
  removeAll?: string;
}
