import type { Capability, Named, Rights, StaffRights } from '@servery/api';
import { grantRuleOf } from '../people/grantRule.ts';
import { personStatus } from '../people/personStatus.ts';
import type { PersonRecord } from '../people/record.ts';
import { rightsOf } from '../people/rights.ts';
import { staffRoleOf } from './roles.ts';

/** Returns every permission of a person with the rule that decides it, as managers see them. */
export function showRights(person: PersonRecord, merchant: Named): StaffRights {
  const { id, version, name, role, template, own } = person;
  const inherited = rightsOf(role, template);
  const result = rightsOf(role, template, own);
  const names = Object.keys(result.grants) as Capability[];
  return {
    id,
    version,
    merchant: { id: merchant.id, name: merchant.name },
    name,
    role: staffRoleOf(person),
    status: personStatus(person),
    grants: names.map((capability) => ({
      capability,
      inherited: inherited.grants[capability],
      own: own.grants[capability] ?? null,
      result: result.grants[capability],
      rule: grantRuleOf(person, capability),
    })),
    discount_free_rate: {
      inherited: inherited.discount_free_rate,
      own: own.discount_free_rate,
      result: result.discount_free_rate,
    },
  };
}

/** Returns the rights that a person has by what their managers see. */
export const rightsIn = ({ grants, discount_free_rate }: StaffRights): Rights => ({
  grants: Object.fromEntries(
    grants.map(({ capability, result }) => [capability, result]),
  ) as Rights['grants'],
  discount_free_rate: discount_free_rate.result,
});
