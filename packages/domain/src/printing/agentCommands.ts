import {
  createPrintAgent,
  deletePrintAgent,
  greetPrintAgent,
  pairPrintAgent,
  Problem,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { procedure, type Procedure } from '../commands/procedure.ts';
import { pairByCode } from '../devices/pairByCode.ts';
import { codeMinutes, shownCode } from '../devices/pairingCode.ts';
import { isSeenLongAgo, newAgent, removeAgent, seeAgent, showAgent } from './agents.ts';

/** The print-agent writes that run in one unit of work. */
export const agentCommands: readonly Command[] = [
  command(deletePrintAgent, async ({ params: { id }, body: { version } }, { now, prints }) => {
    await prints.agents.remove(removeAgent(await prints.agents.lock(id), version, now));
    return { is_signed_out: true } as const;
  }),
  command(greetPrintAgent, async (_input, { now, prints }) => {
    const known = await prints.agents.lockCaller();
    if (!known) throw new Problem('notFound');
    const agent = isSeenLongAgo(known, now) ? seeAgent(known, now) : known;
    if (agent !== known) await prints.agents.saveSeen(agent);
    return {
      agent: showAgent(agent, now),
      printers: await prints.agents.printersFor(agent.merchant_id),
    };
  }),
];

/** The print-agent writes that return secrets. */
export const agentProcedures: readonly Procedure[] = [
  procedure(createPrintAgent, ({ body: { merchant_id: requested_id, name } }, { caller, unit }) =>
    unit(async ({ merchant, now, prints: { context, agents } }) => {
      const merchant_id = await merchant(requested_id);
      const others = await agents.lockNames(merchant_id);
      const doing = { by: caller.name, now, id: context.nextId() };
      const agent = newAgent({ name, merchant_id }, others, doing);
      const code = shownCode(await agents.add(agent));
      return { agent: showAgent(agent, now), code, minutes: codeMinutes };
    }),
  ),
  procedure(pairPrintAgent, ({ body: { code } }, context) =>
    pairByCode(
      context,
      code,
      ({ prints }) => prints.agents,
      async ({ prints }, agent) => {
        const { token, merchant_name } = await prints.agents.pair(agent);
        return { token, name: agent.name, merchant_name };
      },
    ),
  ),
];
