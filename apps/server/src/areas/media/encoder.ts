// Entry point of a process that encodes one picture and exits. See encodeApart.ts.
import { setPriority } from 'node:os';
import type { Inspected } from '@servery/domain/media';
import { encodeHere } from './encodeHere.ts';

/** The most processor time of a drawing; an ordinary one takes 0.1 s. */
const maxProcessorMs = 2_000;
const checkMs = 50;

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

// A low priority, so that requests are answered first.
setPriority(10);
process.once('message', ({ bytes, found }: { bytes: Uint8Array; found: Inspected }) => {
  const started = processorMs();
  // The library draws in its own threads, so this one can watch it. The parent kills the process,
  // because exiting would wait for those threads.
  setInterval(() => {
    if (processorMs() - started > maxProcessorMs) process.send!(null);
  }, checkMs);
  encodeHere(bytes, found).then(
    (encoded) => process.send!(encoded),
    () => process.exit(1),
  );
});
