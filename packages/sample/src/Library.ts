import { Problem } from '@servery/api';
import type { MediaRecord } from '@servery/domain/media';
import { merchants, drawings, drawingUrl, sampleMedia } from '@servery/domain/fixtures';

/**
 * The changes of the media libraries since the start: changed records, deleted ids, and image URLs
 * by key.
 */
export interface LibraryChanges {
  records: MediaRecord[];
  deleted: number[];
  urls: [key: string, url: string][];
}

const maxUrlCharacters = 1_500_000;

/** The media library of a world. */
export class Library {
  #records = new Map<number, MediaRecord>();
  #urls = new Map<string, string>();
  #changed = new Set<number>();
  #deleted = new Set<number>();

  /** Resets the library to the sample's pictures at a point in time. */
  begin(born: Date): void {
    const records = merchants.flatMap((merchant) => sampleMedia(merchant, born));
    this.#records = new Map(records.map((record) => [record.id, record]));
    this.#urls = new Map();
    this.#changed = new Set();
    this.#deleted = new Set();
  }

  /** Returns the pictures of these merchants. */
  of(merchant_ids: readonly number[]): MediaRecord[] {
    return [...this.#records.values()].filter((one) => merchant_ids.includes(one.merchant_id));
  }

  /**
   * Returns a picture by its id.
   * @throws `notFound` if there is none
   */
  one(id: number): MediaRecord {
    const record = this.#records.get(id);
    if (!record) throw new Problem('notFound');
    return record;
  }

  /** Returns the URL of the image with a key. */
  urlOf(key: string): string {
    const drawing = /^sample\d\d$/.test(key) ? drawings[Number(key.slice(6))] : undefined;
    return drawing ? drawingUrl(drawing.svg) : (this.#urls.get(key) ?? '');
  }

  /** Stores a picture after a rule has changed it, with its image URL if that is new. */
  save(record: MediaRecord, url?: string): void {
    const before = this.#records.get(record.id);
    if (before && before.key !== record.key) this.#urls.delete(before.key);
    this.#records.set(record.id, record);
    this.#changed.add(record.id);
    if (url !== undefined) this.#urls.set(record.key, url);
  }

  /** Deletes a picture. */
  delete({ id, key }: MediaRecord): void {
    this.#records.delete(id);
    this.#urls.delete(key);
    this.#changed.delete(id);
    this.#deleted.add(id);
  }

  changes(): LibraryChanges {
    const stored = this.#storableUrls();
    return {
      records: [...this.#changed].flatMap((id) => {
        const record = this.#records.get(id);
        return record && (stored.has(record.key) || !this.#urls.has(record.key)) ? [record] : [];
      }),
      deleted: [...this.#deleted],
      urls: [...stored],
    };
  }

  /**
   * Returns the newest images that fit into the browser's storage, which holds only a few million
   * characters per site.
   */
  #storableUrls(): Map<string, string> {
    const stored = new Map<string, string>();
    let remaining = maxUrlCharacters;
    for (const [key, url] of [...this.#urls].toReversed()) {
      remaining -= url.length;
      if (remaining >= 0) stored.set(key, url);
    }
    return stored;
  }

  /** Applies stored changes. */
  restore({ records, deleted, urls }: LibraryChanges): void {
    for (const record of records) this.save(record);
    for (const id of deleted) {
      this.#records.delete(id);
      this.#deleted.add(id);
    }
    for (const [key, url] of urls) this.#urls.set(key, url);
  }
}
