import { Problem, type DocumentFile } from '@servery/api';
import type { DocumentBook, DocumentRecord, ReceivedDocument } from '@servery/domain/documents';
import { merchants, sampleDocuments, samplePdf } from '@servery/domain/fixtures';
import { base64 } from './base64.ts';

/** The documents of each merchant who has changed them, and the uploaded files in base64. */
export interface DocumentChanges {
  books: [merchant_id: number, documents: readonly DocumentRecord[]][];
  files: [document_id: number, content: string][];
}

/** A browser's storage holds only a few million characters per site. */
const maxStoredCharacters = 500_000;

/** The documents of the merchants of a world. */
export class Documents {
  #books = new Map<number, readonly DocumentRecord[]>();
  #files = new Map<number, string>();
  #changed = new Set<number>();

  /** Resets all documents to those of the sample at a point in time. */
  begin(born: Date): void {
    this.#books = new Map(merchants.map((one) => [one.id, sampleDocuments(one, born)]));
    this.#files = new Map();
    this.#changed = new Set();
  }

  /** Returns the documents of a merchant. */
  of(merchant_id: number): readonly DocumentRecord[] {
    return this.#books.get(merchant_id) ?? [];
  }

  /**
   * Returns a document of one of these merchants.
   * @throws `notFound`
   */
  one(merchant_ids: readonly number[], document_id: number): DocumentRecord {
    const all = merchant_ids.flatMap((merchant_id) => this.of(merchant_id));
    const found = all.find(({ id }) => id === document_id);
    if (!found) throw new Problem('notFound');
    return found;
  }

  /** Returns the file of a document. */
  fileOf({ id, file_name, media_type }: DocumentRecord): DocumentFile {
    const content = this.#files.get(id) ?? base64(samplePdf(file_name));
    return { file_name, media_type, content };
  }

  /** Stores the documents of a merchant after a rule has changed them, with an uploaded file. */
  save(
    { merchant, documents }: DocumentBook,
    uploaded?: { id: number; file: ReceivedDocument },
  ): void {
    this.#books.set(merchant.id, documents);
    this.#changed.add(merchant.id);
    if (uploaded) this.#files.set(uploaded.id, base64(uploaded.file.content));
  }

  /** Returns the changes, without uploaded documents whose file is too large to store. */
  changes(): DocumentChanges {
    let remaining = maxStoredCharacters;
    const files = [...this.#files].filter(([, content]) => (remaining -= content.length) >= 0);
    const stored = new Set(files.map(([id]) => id));
    const isStored = ({ id }: DocumentRecord) => stored.has(id) || !this.#files.has(id);
    return {
      books: [...this.#changed].map((id) => [id, this.of(id).filter(isStored)]),
      files,
    };
  }

  /** Applies stored changes. */
  restore({ books, files }: DocumentChanges): void {
    for (const [merchant_id, documents] of books) {
      this.#books.set(merchant_id, documents);
      this.#changed.add(merchant_id);
    }
    this.#files = new Map(files);
  }
}
