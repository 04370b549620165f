import {
  previewShift,
  previewSummary,
  printCombineReceipt,
  printReceipt,
  type Input,
} from '@servery/api';
import { useCall } from '@servery/api/swr';
import { wholeShare, type Share, type Sheet, type ShareOf } from '../sheet.ts';

type Combined = Input<typeof printCombineReceipt>;

const combinedQuery = (merchant_id: number, of: ShareOf, share: Share): Combined => {
  const { line_ids, apply_service_charge, ...rest } = share;
  const [first, ...lines] = line_ids;
  return {
    query: {
      merchant_id,
      ...('transaction_id' in of ? of : { order_id: [...of.order_id] }),
      ...(first !== undefined && { order_item_id: [first, ...lines] }),
      apply_service_charge: apply_service_charge ? 1 : 0,
      ...rest,
    },
  };
};

const orderOf = (sheet: Sheet): Input<typeof printReceipt> | null => {
  if (sheet.is === 'order') return { query: { type: sheet.type, order_id: sheet.order_id } };
  const [only, ...others] = sheet.is === 'table' ? sheet.order_id : [];
  return only !== undefined && others.length === 0
    ? { query: { type: 'bill', order_id: only } }
    : null;
};

const combinedOf = (sheet: Sheet): Combined | null => {
  if (sheet.is === 'share') return combinedQuery(sheet.merchant_id, sheet.of, sheet.share);
  if (sheet.is !== 'table' || sheet.order_id.length < 2) return null;
  return combinedQuery(sheet.merchant_id, { order_id: sheet.order_id }, wholeShare);
};

const summaryOf = (sheet: Sheet): Input<typeof previewSummary> | null => {
  if (sheet.is !== 'summary') return null;
  return { query: { merchant_id: sheet.merchant_id, ...sheet.days } };
};

/** Returns a preview of a sheet. */
export function usePreview(sheet: Sheet) {
  const order = useCall(printReceipt, orderOf(sheet));
  const combined = useCall(printCombineReceipt, combinedOf(sheet), { keepPreviousData: true });
  const summary = useCall(previewSummary, summaryOf(sheet));
  const shift = useCall(
    previewShift,
    sheet.is === 'shift' ? { params: { id: sheet.shift_id } } : null,
  );
  if (orderOf(sheet)) return order;
  if (sheet.is === 'shift') return shift;
  return sheet.is === 'summary' ? summary : combined;
}
