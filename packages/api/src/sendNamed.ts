import type { Client } from './call.ts';
import type { ApprovalRequest } from './endpoints/account.ts';
import type { AnyEndpoint, Input, Output } from './endpoint.ts';
import { Problem } from './problems.ts';

/** Asks a person who may for their PIN; answers a single-use token, or null when they think better of it. */
export type AskApproval = (request: ApprovalRequest) => Promise<string | null>;

/** A write whose outcome may be unknown: its input as JSON and its idempotency key. */
export interface NamedWrite {
  input: string;
  key: string;
}

/** A client, how approvals are requested, and the last write of one form or button. */
export interface NamedWriter {
  client: Client;
  ask: AskApproval;
  /** Set while the outcome of a write is unknown. */
  pending: { current: NamedWrite | null };
}

/** Whether sending the same write again under another key could do it twice. */
const isUnsure = (error: unknown) =>
  !(error instanceof Problem) ||
  error.status === 0 ||
  error.status >= 500 ||
  error.code === 'inFlight';

/**
 * Sends a write; the same input sent again keeps its idempotency key until its outcome is known.
 * Requests an approval if one is needed and sends the write once more with it, under the same key.
 */
export async function sendNamed<E extends AnyEndpoint>(
  { client, ask, pending }: NamedWriter,
  to: E,
  input: Input<E>,
): Promise<Output<E>> {
  const text = JSON.stringify(input);
  const last = pending.current;
  const write = last?.input === text ? last : { input: text, key: crypto.randomUUID() };
  const send = async (approval?: string) => {
    pending.current = write;
    let isKnown = true;
    try {
      return await client.call(to, input, { idempotencyKey: write.key, approval });
    } catch (error) {
      isKnown = !isUnsure(error);
      throw error;
    } finally {
      if (isKnown && pending.current === write) pending.current = null;
    }
  };
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'approvalRequired') throw error;
    const approval = await ask(error.matter.details as unknown as ApprovalRequest);
    if (!approval) throw error;
    return send(approval);
  }
}
