import type { Client } from './call.ts';
import type { ApprovalRequest } from './entities/approvalRequest.ts';
import type { AnyEndpoint, Input, Output } from './endpoint.ts';
import { Problem } from './problems.ts';

/**
 * Asks a person with permission for their PIN. Resolves to a single-use token, or to null if it is
 * cancelled.
 */
export type RequestApproval = (request: ApprovalRequest) => Promise<string | null>;

/** A write whose outcome may be unknown: its input as JSON, and its idempotency key. */
export interface NamedWrite {
  input: string;
  key: string;
}

/** The client, the approval prompt, and the last write of one form or button. */
export interface NamedWriter {
  client: Client;
  requestApproval: RequestApproval;
  /** Set while the outcome of a write is unknown. */
  pending: { current: NamedWrite | null };
}

/** Whether the write may have been executed, so that a new key could execute it twice. */
export const isUnsure = (error: unknown) =>
  !(error instanceof Problem) ||
  error.status === 0 ||
  error.status >= 500 ||
  error.code === 'inFlight';

/**
 * Sends a write. Repeating the same input reuses its idempotency key until its outcome is known. If
 * an approval is needed, asks for it and sends the write again with it, under the same key.
 */
export async function sendNamed<E extends AnyEndpoint>(
  { client, requestApproval, pending }: NamedWriter,
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
    const { details } = error.matter;
    const approval = details ? await requestApproval(details) : null;
    if (!approval) throw error;
    return send(approval);
  }
}
