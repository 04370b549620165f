import type { PrintContext } from '@servery/domain/commands';
import type { RequestContext } from '../../http/RequestContext.ts';

/** The actor, the time and new ids for the printing rules in a request. */
export const printContext = ({ caller, now, host }: RequestContext): PrintContext => ({
  by: caller.name,
  now,
  nextId: host.nextId,
});
