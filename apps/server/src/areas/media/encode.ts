import { Problem, type PictureKind } from '@servery/api';
import { inspectPicture, refusePicture } from '@servery/domain/media';
import { encodeApart } from './encodeApart.ts';
import { encodeHere, type Encoded } from './encodeHere.ts';
import { requireSimple } from './requireSimple.ts';

/**
 * The most pictures that may wait; each keeps its file in memory, and after a longer wait the
 * person would retry.
 */
const maxWaiting = 16;

/**
 * Creates a queue that runs a number of jobs at a time: a large picture needs much memory, and the
 * rest of the server needs a CPU core.
 */
function createQueue(atOnce: number) {
  const lines = Array.from({ length: atOnce }, () => ({ last: Promise.resolve(), waiting: 0 }));
  let waiting = 0;
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting) throw new Problem('throttled', { details: { retry_after: 5 } });
    const line = lines.reduce((a, b) => (b.waiting < a.waiting ? b : a));
    waiting += 1;
    line.waiting += 1;
    const mine = line.last.then(run);
    line.last = mine.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await mine;
    } finally {
      waiting -= 1;
      line.waiting -= 1;
    }
  };
}

const photographs = createQueue(1);
/**
 * Separate from photographs, and two at a time: the size of a drawing doesn't show how long it
 * takes, and one that takes long must not hold up others.
 */
const drawings = createQueue(2);
const inTurn = (kind: PictureKind) => (kind === 'svg' ? drawings : photographs);

/**
 * Encodes a picture again from its pixels; nothing of the original file is kept. Refuses
 * unsupported formats, pictures that are too large or too complex before decoding them, and
 * pictures that take too long.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Encoded> {
  const found = inspectPicture(bytes);
  const isDrawing = found.kind === 'svg';
  if (isDrawing) requireSimple(bytes);
  return inTurn(found.kind)(() =>
    (isDrawing ? encodeApart : encodeHere)(bytes, found).catch((cause: unknown) => {
      throw cause instanceof Problem ? cause : refusePicture('broken');
    }),
  );
}
