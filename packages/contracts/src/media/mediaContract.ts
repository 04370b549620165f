import * as calls from '@servery/api';
import { nameOf } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import type { ContractHost } from '../host.ts';
import { mediaChanges } from './mediaChanges.ts';
import { mediaUploads } from './mediaUploads.ts';
import { mediaAccessCases } from './mediaAccessCases.ts';
import { Stage } from '../Stage.ts';

/** The endpoints covered by the media contract, as `GET /path`. */
export const mediaEndpoints: ReadonlySet<string> = new Set(
  [calls.deleteMedia, calls.editMedia, calls.listMedia, calls.toggleMedia, calls.uploadMedia].map(
    nameOf,
  ),
);

/**
 * Registers the tests that any host of the media library must pass. The last one checks that every
 * endpoint was called.
 */
export function mediaContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  for (const part of [mediaUploads, mediaChanges]) part(stage);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...mediaEndpoints].toSorted());
  });

  mediaAccessCases(stage, mediaEndpoints);
}
