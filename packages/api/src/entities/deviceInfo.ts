import * as v from 'valibot';
import { id } from '../fields.ts';

/** The kinds of shared device: what a device shows, and with it what it has permission to do. */
export const pairedDeviceKinds = ['kitchen', 'display'] as const;
export type PairedDeviceKind = (typeof pairedDeviceKinds)[number];

/** The shared device that a session belongs to. */
export const deviceInfo = v.object({ id, name: v.string(), kind: v.picklist(pairedDeviceKinds) });
export type DeviceInfo = v.InferOutput<typeof deviceInfo>;
