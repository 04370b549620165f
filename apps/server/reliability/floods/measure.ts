import { setTimeout as pause } from 'node:timers/promises';
import { p95 } from '../timed.ts';
import { sendCall, type Call } from './sendCall.ts';
import type { Callers } from './callers.ts';
import { during } from './during.ts';

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0;

/**
 * Sends requests one after the other; returns the 95th percentile in milliseconds and the statuses
 * returned.
 */
export async function watch(call: Call, count: number) {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  for (let nth = 0; nth < count; nth += 1) {
    const began = performance.now();
    const { status } = await sendCall(call);
    times.push(performance.now() - began);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await pause(20);
  }
  return { ms: p95(times), statuses };
}

/** The duration of a request alone and during a flood, as medians of all pairs. */
export interface Comparison {
  alone: number;
  beside: number;
  /** The median of the ratios of each pair. */
  ratio: number;
  /** The number of the flood's responses by status. */
  statuses: Map<number, number>;
  /** The worst status of any request. */
  worst: number;
}

/**
 * Measures a request alternately alone and during a flood, so that other load on the machine
 * affects both equally.
 */
export async function compare(
  call: Call,
  callers: Callers,
  { pairs, count }: { pairs: number; count: number },
): Promise<Comparison> {
  const taken: { alone: number; beside: number }[] = [];
  const statuses = new Map<number, number>();
  let worst = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const alone = await watch(call, count);
    const { found, statuses: met } = await during(callers, () => watch(call, count));
    taken.push({ alone: alone.ms, beside: found.ms });
    for (const [status, times] of met) statuses.set(status, (statuses.get(status) ?? 0) + times);
    worst = Math.max(worst, ...met.keys(), ...found.statuses.keys(), ...alone.statuses.keys());
  }
  return {
    alone: median(taken.map(({ alone }) => alone)),
    beside: median(taken.map(({ beside }) => beside)),
    ratio: median(taken.map(({ alone, beside }) => beside / alone)),
    statuses,
    worst,
  };
}
