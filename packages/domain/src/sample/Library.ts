import { Problem } from '@servery/api';
import type { MediaRecord } from '../media/record.ts';
import { merchants } from './merchants.ts';
import { drawings } from './pictures.ts';
import { drawingUrl, sampleMedia } from './sampleMedia.ts';

/** What was changed of the libraries since the beginning: records, deleted ones, and pixels by their key. */
export interface LibraryChanges {
  records: MediaRecord[];
  deleted: number[];
  urls: [key: string, url: string][];
}

const mostKept = 1_500_000;

/** The pictures of a world. */
export class Library {
  #records = new Map<number, MediaRecord>();
  #urls = new Map<string, string>();
  #changed = new Set<number>();
  #deleted = new Set<number>();

  /** Starts anew, as of a moment. */
  begin(born: Date): void {
    const records = merchants.flatMap((merchant) => sampleMedia(merchant, born));
    this.#records = new Map(records.map((record) => [record.id, record]));
    this.#urls = new Map();
    this.#changed = new Set();
    this.#deleted = new Set();
  }

  /** The pictures of these merchants. */
  of(merchant_ids: readonly number[]): MediaRecord[] {
    return [...this.#records.values()].filter((one) => merchant_ids.includes(one.merchant_id));
  }

  /** A picture by its id. */
  one(id: number): MediaRecord {
    const record = this.#records.get(id);
    if (!record) throw new Problem('notFound');
    return record;
  }

  /** Where the pixels of a key are read. */
  urlOf(key: string): string {
    const drawing = /^sample\d\d$/.test(key) ? drawings[Number(key.slice(6))] : undefined;
    return drawing ? drawingUrl(drawing.svg) : (this.#urls.get(key) ?? '');
  }

  /** Keeps a picture as a rule decided it, with its pixels where they are new. */
  keep(record: MediaRecord, url?: string): void {
    const before = this.#records.get(record.id);
    if (before && before.key !== record.key) this.#urls.delete(before.key);
    this.#records.set(record.id, record);
    this.#changed.add(record.id);
    if (url !== undefined) this.#urls.set(record.key, url);
  }

  /** Takes a picture away. */
  delete({ id, key }: MediaRecord): void {
    this.#records.delete(id);
    this.#urls.delete(key);
    this.#changed.delete(id);
    this.#deleted.add(id);
  }

  changes(): LibraryChanges {
    const kept = this.#keptUrls();
    return {
      records: [...this.#changed].flatMap((id) => {
        const record = this.#records.get(id);
        return record && (kept.has(record.key) || !this.#urls.has(record.key)) ? [record] : [];
      }),
      deleted: [...this.#deleted],
      urls: [...kept],
    };
  }

  /** The newest pixels that a browser has room for; it keeps few millions of letters of one page. */
  #keptUrls(): Map<string, string> {
    const kept = new Map<string, string>();
    let room = mostKept;
    for (const [key, url] of [...this.#urls].toReversed()) {
      room -= url.length;
      if (room >= 0) kept.set(key, url);
    }
    return kept;
  }

  /** Puts changes back. */
  restore({ records, deleted, urls }: LibraryChanges): void {
    for (const record of records) this.keep(record);
    for (const id of deleted) {
      this.#records.delete(id);
      this.#deleted.add(id);
    }
    for (const [key, url] of urls) this.#urls.set(key, url);
  }
}
