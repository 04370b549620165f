import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { agent } from '../entities/agent.ts';
import { merchantAccount } from '../entities/merchantAccount.ts';
import { count, id, idParam, listQuery, page, version } from '../fields.ts';

/** Lists the agents who can sign in, by name. Searches their names and usernames. */
export const listAgents = endpoint.get('/admin/agent', {
  summary: 'Lists the active agents by name, with the number of merchants that each looks after.',
  capability: 'merchant.approve',
  query: listQuery({}),
  returns: page(agent),
});

/**
 * Sets which agents look after a merchant. An agent who is left out has no access to it from their
 * next request on. Does nothing if the agents stay the same.
 */
export const assignAgents = endpoint.put('/admin/merchant/account/:id/agents', {
  summary: 'Sets the agents who look after a merchant.',
  capability: 'merchant.approve',
  params: v.object({ id: idParam }),
  body: v.strictObject({
    version,
    /** The ids of active agents. Without any, only administrators look after the merchant. */
    agents: v.pipe(
      v.array(id),
      v.maxLength(20),
      v.check((all) => new Set(all).size === all.length, 'Must not repeat an agent.'),
    ),
  }),
  returns: merchantAccount,
  current: merchantAccount,
  problems: ['notFound', 'conflict'],
  raises: ['merchant.changed'],
});

/**
 * Hands all merchants of an agent over to another, who keeps those that they have. The first agent
 * has no access from their next request on. They may be an agent who can no longer sign in.
 */
export const handOverMerchants = endpoint.post('/admin/agent/hand_over', {
  summary: 'Hands all merchants of an agent over to another agent.',
  capability: 'merchant.approve',
  body: v.strictObject({
    from_id: id,
    /** An active agent. */
    to_id: id,
  }),
  /** The number of merchants that were handed over. */
  returns: v.object({ moved: count }),
  raises: ['merchant.changed'],
});
