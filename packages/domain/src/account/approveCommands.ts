import { approve } from '@servery/api';
import { procedure, type Procedure } from '../commands/procedure.ts';
import { mayApprove } from '../people/mayApprove.ts';
import { rightsOf } from '../people/rights.ts';
import { approvalSubjects } from './approvalStore.ts';
import { verifyPin } from './pins.ts';

/** The milliseconds after which an unused approval expires. */
const approvalMs = 60_000;

/**
 * Exchanges the PIN of a person with permission at the same merchant for an approval of one action.
 */
export const approveProcedure: Procedure = procedure(
  approve,
  async ({ body: { pin, request } }, context) => {
    const { caller, unit, now } = context;
    const merchant_id = await unit(({ approvals }) =>
      approvals.merchantOf(approvalSubjects, request.object_id),
    );
    const approver = await verifyPin(context, {
      merchant_id,
      pin,
      keys: [`pin:${caller.id}`],
      own: 'approver',
      refusal: 'approval refused',
      facts: { account: caller.id, capability: request.capability },
      canAct: (person) =>
        mayApprove(
          { ...person, rights: rightsOf(person.role, person.template, person.own) },
          caller,
          request,
        ),
    });
    const approval = await unit(({ approvals }) =>
      approvals.add({
        ...request,
        merchant_id,
        requester_id: caller.id,
        approver: approver.name,
        expires_at: new Date(now.getTime() + approvalMs).toISOString(),
      }),
    );
    return { approval, approver: approver.name };
  },
);
