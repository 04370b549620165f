import { invalid, type DocumentType, type Problem } from '@servery/api';
import { bytesOf } from '../media/bytes.ts';
import { requireDigest } from '../media/digest.ts';
import { kindOf } from '../media/inspect.ts';
import { jpegSize, pngSize } from '../media/sizes.ts';
import type { Upload } from '../commands/command.ts';
import type { ReceivedDocument } from './record.ts';

/** The maximum size of a document in bytes. */
const maxBytes = 10 * 1024 * 1024;

/** The reasons to refuse a file. */
export type DocumentRefusal = 'empty' | 'size' | 'type' | 'broken';

const messages: Record<DocumentRefusal, string> = {
  empty: 'The file is empty.',
  size: 'The file is too large. The limit is 10 MB.',
  type: 'The file isn’t a PDF, JPEG or PNG.',
  broken: 'The file is damaged or incomplete.',
};

/** Returns the refusal of a file as a problem at its field. */
export const refuseDocument = (code: DocumentRefusal): Problem =>
  invalid('file', code, messages[code]);

/** The part at the end of a PDF in which its end marker must be. */
const endBytes = 1024;

const isWhole = (file: Uint8Array, type: DocumentType): boolean => {
  if (type !== 'application/pdf') {
    const size = (type === 'image/png' ? pngSize : jpegSize)(bytesOf(file));
    return size !== null && size.width > 0 && size.height > 0;
  }
  return String.fromCharCode(...file.subarray(-endBytes)).includes('%%EOF');
};

function typeOf(file: Uint8Array): DocumentType | null {
  if (bytesOf(file).name(0) === '%PDF') return 'application/pdf';
  const kind = kindOf(file);
  return kind === 'jpeg' || kind === 'png' ? `image/${kind}` : null;
}

/**
 * Returns the media type of a file by its content, ignoring its name, or the reason to refuse it.
 */
export function inspectDocument(file: Uint8Array): { type: DocumentType } | DocumentRefusal {
  if (file.length === 0) return 'empty';
  if (file.length > maxBytes) return 'size';
  const type = typeOf(file);
  if (!type) return 'type';
  return isWhole(file, type) ? { type } : 'broken';
}

const extensions: Record<DocumentType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};
const maxNameLength = 100;

/**
 * Returns the name of a file as it is stored: without folders and invisible characters, and with the
 * extension of its content, so that a download opens as what it is.
 */
export function documentName(name: string, type: DocumentType): string {
  const shown = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim();
  const short = [...shown].slice(0, maxNameLength).join('').trim();
  return `${short || 'document'}.${extensions[type]}`;
}

/**
 * Checks an uploaded document before anything is stored.
 * @throws `invalid` at `file` or `digest`
 */
export async function receiveDocument({ file, digest }: Upload): Promise<ReceivedDocument> {
  const content = new Uint8Array(await file.arrayBuffer());
  await requireDigest(content, digest);
  const found = inspectDocument(content);
  if (typeof found === 'string') throw refuseDocument(found);
  return { file_name: documentName(file.name, found.type), media_type: found.type, content };
}
