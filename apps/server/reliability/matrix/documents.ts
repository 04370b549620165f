import { createHash } from 'node:crypto';
import {
  downloadMerchantDocument,
  getMerchantDocuments,
  removeMerchantDocument,
  reviewMerchantDocument,
  submitMerchantDocuments,
  uploadMerchantDocument,
} from '@servery/api';
import { samplePdf } from '@servery/sample';
import type { Aim, Aimed, Entry } from './entries.ts';

/** A version that no document and no merchant reaches: callers with permission get a conflict. */
const version = 999_999;
const done = 'conflict';
const file = samplePdf('Matrix');
const digest = createHash('sha256').update(file).digest('base64url');
const documentOf = ({ merchant_id }: Aim) => ({ id: merchant_id * 10_000 + 8_900 });

/** All uses of the endpoints of documents. */
export const documentsMatrix = (merchant: Aimed): Entry[] => [
  merchant(getMerchantDocuments, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(downloadMerchantDocument, (aim) => ({ params: documentOf(aim) })),
  merchant(uploadMerchantDocument, ({ merchant_id }) => ({
    query: { digest },
    body: { merchant_id, kind: 'other' as const, file: new File([file], 'matrix.pdf') },
  })),
  merchant(removeMerchantDocument, (aim) => ({ params: documentOf(aim), body: { version } }), {
    done,
  }),
  merchant(submitMerchantDocuments, ({ merchant_id }) => ({ body: { merchant_id, version } }), {
    done,
  }),
  merchant(
    reviewMerchantDocument,
    (aim) => ({ params: documentOf(aim), body: { version, decision: 'accept' as const } }),
    { done },
  ),
];
