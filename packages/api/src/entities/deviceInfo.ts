import * as v from 'valibot';
import { count, id } from '../fields.ts';

/** The kinds of shared device. The kind determines what a device shows and its permissions. */
export const pairedDeviceKinds = ['kitchen', 'display', 'counter'] as const;
export type PairedDeviceKind = (typeof pairedDeviceKinds)[number];

/** The minutes without use after which the person on a counter is signed out: 1 to 60. */
export const idleMinutes = v.pipe(
  count,
  v.minValue(1, 'Must be at least 1.'),
  v.maxValue(60, 'Must be at most 60.'),
);

/** The shared device that a session belongs to. */
export const deviceInfo = v.object({
  id,
  name: v.string(),
  kind: v.picklist(pairedDeviceKinds),
  /** The minutes without use after which the person on a counter is signed out; null for other kinds. */
  idle_minutes: v.nullable(idleMinutes),
});
export type DeviceInfo = v.InferOutput<typeof deviceInfo>;
