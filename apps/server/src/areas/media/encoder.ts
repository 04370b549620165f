// Entry point of a process that encodes one picture and exits. See encodeApart.ts.
import { setPriority } from 'node:os';
import type { Inspected } from '@servery/domain/media';
import { encodeHere } from './encodeHere.ts';

// A low priority, so that requests are answered first.
setPriority(10);
process.once('message', ({ bytes, found }: { bytes: Uint8Array; found: Inspected }) => {
  encodeHere(bytes, found).then(
    (encoded) => process.send!(encoded),
    () => process.exit(1),
  );
});
