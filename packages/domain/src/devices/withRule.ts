import { Problem, type Capability, type DeviceInfo, type GrantRule, type Role } from '@servery/api';
import { grantRuleOf } from '../people/grantRule.ts';
import type { PersonalRights } from '../people/rights.ts';
import { needsPassword } from './needsPassword.ts';

/** A caller whose grants are decided by rules; a print agent has none. */
export interface RuledCaller {
  id: number;
  role?: Role | undefined;
  own?: PersonalRights | undefined;
  device?: DeviceInfo | null | undefined;
}

/** Returns the rule that decides a caller's grant of a capability; undefined if there is none. */
function ruleFor(caller: RuledCaller, capability: Capability): GrantRule | undefined {
  const { id, role, own, device } = caller;
  if (device && (device.id === id || needsPassword(capability))) return 'device';
  return role && own && grantRuleOf({ role, own }, capability);
}

const isGuarded = (capability: Capability | 'public' | 'session'): capability is Capability =>
  capability !== 'public' && capability !== 'session';

/**
 * Returns an error with the rule that refused the caller, if it is a refusal for lack of a
 * permission. Other errors are returned as they are.
 */
export function withRule<E>(error: E, caller: RuledCaller): E | Problem {
  if (!(error instanceof Problem) || error.code !== 'forbidden') return error;
  const { details } = error.matter;
  if (!details?.capability || !isGuarded(details.capability) || details.rule) return error;
  const rule = ruleFor(caller, details.capability);
  return rule
    ? new Problem('forbidden', { ...error.matter, details: { ...details, rule } })
    : error;
}
