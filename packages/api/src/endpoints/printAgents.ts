import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { newPrintAgent, printAgent } from '../entities/printAgent.ts';
import { printer } from '../entities/printing.ts';
import { id, idChoice, idParam, listQuery, page, text, version } from '../fields.ts';

/** Lists the print agents of a merchant by name. */
export const listPrintAgents = endpoint.get('/admin/print_agent', {
  summary: 'Lists a merchant’s print agents by name, with when each was last seen.',
  capability: 'print.settings',
  query: listQuery({ merchant_id: idChoice }),
  returns: page(printAgent),
  problems: ['notFound'],
});

/** Adds a print agent and returns the code it signs in with, which no later response contains. */
export const createPrintAgent = endpoint.post('/admin/print_agent', {
  summary: 'Creates a print agent and returns its sign-in code.',
  capability: 'print.settings',
  body: v.strictObject({ merchant_id: v.optional(v.nullable(id), null), name: text(2, 40) }),
  returns: newPrintAgent,
  problems: ['notFound'],
  raises: ['print.changed'],
});

/** Deletes a print agent and signs it out immediately. */
export const deletePrintAgent = endpoint.delete('/admin/print_agent/:id', {
  summary: 'Removes a print agent and signs it out immediately.',
  capability: 'print.settings',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version }),
  returns: v.object({ is_signed_out: v.literal(true) }),
  current: printAgent,
  problems: ['notFound', 'conflict'],
  raises: ['print.changed'],
});

/**
 * Signs a print agent in with its code. A code works once; a second use is refused and reported to
 * staff.
 */
export const pairPrintAgent = endpoint.post('/print_agent/pair', {
  summary: 'Signs a print agent in by its code, which works once.',
  capability: 'public',
  limit: 'signIn',
  body: v.strictObject({ code: text(1, 20) }),
  returns: v.object({ token: v.string(), name: v.string(), merchant_name: v.string() }),
  problems: ['notFound', 'locked'],
  raises: ['print.changed'],
});

/** Reports that a print agent is connected, and returns the printers it serves. */
export const greetPrintAgent = endpoint.post('/admin/print_agent/here', {
  summary: 'Reports that a print agent is online and returns the printers it prints for.',
  capability: 'print.job',
  body: v.optional(v.strictObject({}), {}),
  returns: v.object({ agent: printAgent, printers: v.array(printer) }),
  problems: ['notFound'],
});
