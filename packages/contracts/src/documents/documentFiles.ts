import {
  getMerchantDocuments,
  reviewMerchantDocument,
  submitMerchantDocuments,
  uploadMerchantDocument,
  type CallOptions,
  type DocumentKind,
  type MerchantDocuments,
} from '@servery/api';
import { samplePdf } from '@servery/domain/fixtures';
import { digestOf } from '@servery/domain/media';
import type { Stage } from '../Stage.ts';

/** The first outlet, which is live. */
export const liveOutlet = 101;
/** The outlet of the sample that isn't live yet. */
export const newOutlet = 104;

/** The data of a test upload. Omitted fields are valid. */
export interface GivenDocument {
  username?: string;
  merchant_id?: number;
  expires_on?: string;
  bytes?: Uint8Array<ArrayBuffer>;
  name?: string;
  digest?: string;
}

/** The calls of the contract of documents, with defaults. */
export const documentCalls = (stage: Stage) => {
  const read = (merchant_id: number, username = 'supermerchant') =>
    stage.as(username, getMerchantDocuments, { query: { merchant_id } });
  return {
    read,
    /** Uploads a document. Its file has a misleading type, which hosts must ignore. */
    upload: async (
      kind: DocumentKind,
      {
        username = 'supermerchant',
        merchant_id = liveOutlet,
        expires_on = '',
        bytes = samplePdf(kind),
        name = 'C:\\fakepath\\scan.exe',
        digest,
      }: GivenDocument = {},
      options?: CallOptions,
    ): Promise<MerchantDocuments> => {
      const file = new File([bytes], name, { type: 'text/html' });
      const query = { digest: digest ?? (await digestOf(bytes)) };
      const body = { merchant_id, kind, expires_on, file };
      return stage.as(username, uploadMerchantDocument, { query, body }, options);
    },
    submit: async (merchant_id: number, version?: number) =>
      stage.as('supermerchant', submitMerchantDocuments, {
        body: { merchant_id, version: version ?? (await read(merchant_id)).version },
      }),
    accept: ({ id, version }: { id: number; version: number }, username = 'admin') =>
      stage.as(username, reviewMerchantDocument, {
        params: { id },
        body: { version, decision: 'accept' },
      }),
    requestChanges: ({ id, version }: { id: number; version: number }, reason: string) =>
      stage.as('admin', reviewMerchantDocument, {
        params: { id },
        body: { version, decision: 'request_changes', reason },
      }),
  };
};

/** Returns the document of a kind that isn't accepted yet. */
export const openOf = ({ documents }: MerchantDocuments, kind: DocumentKind) =>
  documents.find((one) => one.kind === kind && one.status !== 'accepted')!;

/** Returns the accepted document of a kind. */
export const acceptedOf = ({ documents }: MerchantDocuments, kind: DocumentKind) =>
  documents.find((one) => one.kind === kind && one.status === 'accepted')!;
