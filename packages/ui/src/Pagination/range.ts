export interface PageRange {
  /** The number of the first row on the page, from 1; 0 when there is none. */
  from: number;
  to: number;
  /** The page, from 1, never past the last one. */
  page: number;
  pages: number;
}

/** Which rows a page shows: the last page keeps its rest, and an empty list is one empty page. */
export function pageRange(page: number, pageLength: number, total: number): PageRange {
  const pages = Math.max(1, Math.ceil(total / pageLength));
  const current = Math.min(Math.max(1, page), pages);
  const from = total === 0 ? 0 : (current - 1) * pageLength + 1;
  return { from, to: Math.min(current * pageLength, total), page: current, pages };
}
