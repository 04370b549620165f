import { Problem, type ChangePreview, type SplitPreview } from '@servery/api';
import type { OrderRecord } from './record.ts';
import { showOrder } from './show.ts';

/**
 * Returns a short hash of the effect of a change: 64-bit FNV-1a over the bill and the versions it
 * is based on.
 */
function markOf(value: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const unit of JSON.stringify(value)) {
    hash ^= BigInt(unit.codePointAt(0) ?? 0);
    hash = (hash * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(36);
}

interface PreviewRequest {
  preview: boolean;
  preview_id: string | null;
}

/**
 * Returns the preview of a structural change; a commit is refused if the effect differs from the
 * preview.
 * @throws `previewStale`
 */
export const previewOf = (
  before: readonly OrderRecord[],
  after: OrderRecord,
  request: PreviewRequest,
): ChangePreview => previewWith(before, after, [], request);

/**
 * Returns the preview of a split; a commit is refused if the effect differs from the preview.
 * `bills` is the requested division.
 * @throws `previewStale`
 */
export const previewSplit = (
  before: OrderRecord,
  [after, ...siblings]: readonly [OrderRecord, ...OrderRecord[]],
  { bills, ...request }: PreviewRequest & { bills: unknown },
): SplitPreview => {
  const shown = siblings.map(showOrder);
  const result = [bills, shown.map(({ totals }) => totals)];
  return { ...previewWith([before], after, result, request), siblings: shown };
};

function previewWith(
  before: readonly OrderRecord[],
  after: OrderRecord,
  more: readonly unknown[],
  { preview, preview_id }: PreviewRequest,
): ChangePreview {
  const order = showOrder(after);
  const shown = before.map((one) => ({ ...showOrder(one) }));
  const versions = shown.map(({ id, version }) => [id, version]);
  const mark = markOf([versions, order.totals, ...more]);
  if (!preview && preview_id !== null && preview_id !== mark) throw new Problem('previewStale');
  const remaining = new Set(order.reductions.map(({ label }) => label));
  const lost = before.flatMap(({ reductions }) => reductions.map(({ label }) => label));
  return {
    preview_id: mark,
    is_committed: !preview,
    before: shown.map(({ id, number, totals }) => ({ id, number, totals })),
    order,
    lost: lost.filter((label) => !remaining.has(label)),
  };
}
