import type { Answer, AnyEndpoint, Parsed } from '@servery/api';
import type { Unit } from './Unit.ts';

/** An uploaded file, and the digest that was sent with it. */
export interface Upload {
  file: File;
  digest: string | undefined;
  /** Whether it is stored as a document is, without changes. A picture is encoded again. */
  isDocument?: true;
}

/** A write, described once for every host. */
export interface Command<E extends AnyEndpoint = AnyEndpoint> {
  /** The endpoint that the command implements. */
  to: E;
  /** Locks the affected records, applies a rule, saves, and returns the endpoint's response. */
  run: (input: Parsed<E>, unit: Unit) => Promise<Answer<E>>;
  /** Returns the uploaded file, which a host prepares before the unit of work begins. */
  upload?: (input: Parsed<E>) => Upload | null;
}

/**
 * Describes a write: the records it locks, the rule that decides, and the response. A host runs it
 * in one transaction and supplies the storage.
 */
export const command = <E extends AnyEndpoint>(
  to: E,
  run: Command<E>['run'],
  upload?: Command<E>['upload'],
): Command => ({ to, run, ...(upload && { upload }) }) as unknown as Command;
