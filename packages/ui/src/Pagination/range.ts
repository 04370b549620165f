/** The rows of a page. */
export interface PageRange {
  /** The 1-based number of the first row of the page; 0 if there are no rows. */
  from: number;
  /** The 1-based number of the last row of the page; 0 if there are no rows. */
  to: number;
  /** The 1-based number of the page, never beyond the last one. */
  page: number;
  /** The number of pages, at least 1. */
  pages: number;
}

/**
 * Returns the rows of a page. The last page can be shorter, and an empty list has one empty page.
 */
export function pageRange(page: number, pageLength: number, total: number): PageRange {
  const pages = Math.max(1, Math.ceil(total / pageLength));
  const current = Math.min(Math.max(1, page), pages);
  const from = total === 0 ? 0 : (current - 1) * pageLength + 1;
  return { from, to: Math.min(current * pageLength, total), page: current, pages };
}
