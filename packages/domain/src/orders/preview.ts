import { Problem, type ChangePreview, type SplitPreview } from '@servery/api';
import type { OrderRecord } from './record.ts';
import { showOrder } from './show.ts';

/** A short mark of what a change would do: FNV-1a, 53 bits, over the bill and the versions it rests on. */
function markOf(value: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const unit of JSON.stringify(value)) {
    hash ^= BigInt(unit.codePointAt(0) ?? 0);
    hash = (hash * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(36);
}

interface Asked {
  preview: boolean;
  preview_id: string | null;
}

/** Shows a structural change, or lets it pass when it still does what was shown. */
export const previewOf = (
  before: readonly OrderRecord[],
  after: OrderRecord,
  asked: Asked,
): ChangePreview => previewWith(before, after, [], asked);

/**
 * Shows what a split would do, or lets it pass if it still does what was shown. `bills` is the
 * division that was asked for.
 */
export const previewSplit = (
  before: OrderRecord,
  [after, ...siblings]: readonly [OrderRecord, ...OrderRecord[]],
  { bills, ...asked }: Asked & { bills: unknown },
): SplitPreview => {
  const shown = siblings.map(showOrder);
  const result = [bills, shown.map(({ totals }) => totals)];
  return { ...previewWith([before], after, result, asked), siblings: shown };
};

function previewWith(
  before: readonly OrderRecord[],
  after: OrderRecord,
  more: readonly unknown[],
  { preview, preview_id }: Asked,
): ChangePreview {
  const order = showOrder(after);
  const shown = before.map((one) => ({ ...showOrder(one) }));
  const versions = shown.map(({ id, version }) => [id, version]);
  const mark = markOf([versions, order.totals, ...more]);
  if (!preview && preview_id !== null && preview_id !== mark) throw new Problem('previewStale');
  const kept = new Set(order.reductions.map(({ label }) => label));
  const lost = before.flatMap(({ reductions }) => reductions.map(({ label }) => label));
  return {
    preview_id: mark,
    is_committed: !preview,
    before: shown.map(({ id, number, totals }) => ({ id, number, totals })),
    order,
    lost: lost.filter((label) => !kept.has(label)),
  };
}
