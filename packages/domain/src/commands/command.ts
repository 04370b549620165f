import type { Answer, AnyEndpoint, Parsed } from '@servery/api';
import type { Unit } from './Unit.ts';

/** A write, described once for every host. */
export interface Command<E extends AnyEndpoint = AnyEndpoint> {
  /** The endpoint that it answers. */
  to: E;
  /** Locks what the write is about, lets a rule decide, saves, and returns the endpoint's answer. */
  run: (input: Parsed<E>, unit: Unit) => Promise<Answer<E>>;
}

/**
 * Describes a write: what it locks, which rule decides, and what it answers. A host runs it in one
 * transaction and gives it the storage.
 */
export const command = <E extends AnyEndpoint>(to: E, run: Command<E>['run']): Command =>
  ({ to, run }) as unknown as Command;
