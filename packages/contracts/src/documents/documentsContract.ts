import * as calls from '@servery/api';
import { nameOf } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import type { ContractHost } from '../host.ts';
import { Stage } from '../Stage.ts';
import { documentReviews } from './documentReviews.ts';
import { documentUploads } from './documentUploads.ts';

/** The endpoints covered by the contract of documents, as `GET /path`. */
export const documentsEndpoints: ReadonlySet<string> = new Set(
  [
    calls.downloadMerchantDocument,
    calls.getMerchantDocuments,
    calls.removeMerchantDocument,
    calls.reviewMerchantDocument,
    calls.submitMerchantDocuments,
    calls.uploadMerchantDocument,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of documents must pass. They let an outlet go live and advance
 * the clock by a day. The last one checks that every endpoint was called.
 */
export function documentsContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  for (const part of [documentUploads, documentReviews]) part(stage);

  test('exercises every endpoint', () => {
    const called = [...stage.seen].filter((name) => documentsEndpoints.has(name));
    expect(called.toSorted()).toEqual([...documentsEndpoints].toSorted());
  });
}
