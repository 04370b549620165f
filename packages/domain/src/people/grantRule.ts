import type { Capability, PersonRule, Role } from '@servery/api';
import type { PersonalRights } from './rights.ts';

/** Returns the rule that decides a person's grant of a capability. */
export function grantRuleOf(
  { role, own }: { role: Role; own: PersonalRights },
  capability: Capability,
): PersonRule {
  if (own.grants[capability] !== undefined) return 'override';
  return role === 'staff' ? 'template' : 'role';
}
