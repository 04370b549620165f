import type { EventSubject } from '@servery/api';
import type { World } from '../world.ts';

/** Notifies live screens of a change to a job, a printer or a template. */
export const emitPrintChange = (
  world: World,
  subject: EventSubject,
  { merchant_id, version }: { merchant_id: number; version: number },
): void => world.emit({ kind: 'print.changed', merchant_id, subject, version });
