import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { newPrintAgent, printAgent } from '../entities/printAgent.ts';
import { printer } from '../entities/printing.ts';
import { id, idChoice, idParam, listQuery, page, text, version } from '../fields.ts';

/** The print agents of a merchant, by name. */
export const listPrintAgents = endpoint.get('/admin/print_agent', {
  summary: 'The print agents of a merchant and when each was seen, by name.',
  capability: 'print.settings',
  query: listQuery({ merchant_id: idChoice }),
  returns: page(printAgent),
  problems: ['notFound'],
});

/** Adds a print agent, and answers the code that it signs in by: shown this once. */
export const createPrintAgent = endpoint.post('/admin/print_agent', {
  summary: 'Adds a print agent and answers the code by which it signs in.',
  capability: 'print.settings',
  body: v.strictObject({ merchant_id: v.optional(v.nullable(id), null), name: text(2, 40) }),
  returns: newPrintAgent,
  problems: ['notFound'],
  raises: ['print.changed'],
});

/** Takes a print agent away: it is signed out at once. */
export const deletePrintAgent = endpoint.delete('/admin/print_agent/:id', {
  summary: 'Takes a print agent away; it is signed out at once.',
  capability: 'print.settings',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version }),
  returns: v.object({ is_signed_out: v.literal(true) }),
  current: printAgent,
  problems: ['notFound', 'conflict'],
  raises: ['print.changed'],
});

/** Signs a print agent in by its code, which works once; another use is refused and shown to staff. */
export const pairPrintAgent = endpoint.post('/print_agent/pair', {
  summary: 'Signs a print agent in by its code, which works once.',
  capability: 'public',
  limit: 'signIn',
  body: v.strictObject({ code: text(1, 20) }),
  returns: v.object({ token: v.string(), name: v.string(), merchant_name: v.string() }),
  problems: ['notFound', 'locked'],
  raises: ['print.changed'],
});

/** A print agent says that it is there, and learns which printers it prints for. */
export const greetPrintAgent = endpoint.post('/admin/print_agent/here', {
  summary: 'A print agent says that it is there, and learns which printers it prints for.',
  capability: 'print.job',
  body: v.optional(v.strictObject({}), {}),
  returns: v.object({ agent: printAgent, printers: v.array(printer) }),
  problems: ['notFound'],
});
