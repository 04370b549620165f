import type { Capability, editStaffRights, Grant, Input, StaffRights } from '@servery/api';

/** The changes of a form that aren't saved. */
export interface RightsDraft {
  /** The grants of the person that were chosen; null is that of the role. */
  grants: Partial<Record<Capability, Grant | null>>;
  /** Undefined while it is unchanged. */
  rate: number | null | undefined;
}

/** A form without changes. */
export const noChanges: RightsDraft = { grants: {}, rate: undefined };

type Changes = Omit<Input<typeof editStaffRights>['body'], 'version' | 'grants'> & {
  grants: { capability: Capability; grant: Grant | null }[];
};

/** Returns the changes of a form as a request, without choices that equal the stored ones. */
export function changesIn({ grants, rate }: RightsDraft, stored: StaffRights): Changes {
  const changed = stored.grants.flatMap(({ capability, own }) => {
    const grant = grants[capability];
    return grant === undefined || grant === own ? [] : [{ capability, grant }];
  });
  const isRateSame = rate === undefined || rate === stored.discount_free_rate.own;
  return { grants: changed, ...(!isRateSame && { discount_free_rate: rate }) };
}

/** Whether a form has changes. */
export function isChanged(draft: RightsDraft, stored: StaffRights): boolean {
  const { grants, discount_free_rate } = changesIn(draft, stored);
  return grants.length > 0 || discount_free_rate !== undefined;
}

/** Returns permissions as they will be once a form is saved. */
export function withDraft(stored: StaffRights, { grants, rate }: RightsDraft): StaffRights {
  const { inherited, own: ownRate } = stored.discount_free_rate;
  const own = rate === undefined ? ownRate : rate;
  return {
    ...stored,
    grants: stored.grants.map((row) => {
      const chosen = grants[row.capability];
      if (chosen === undefined) return row;
      const base = stored.role === 'merchant' ? ('role' as const) : ('template' as const);
      return {
        ...row,
        own: chosen,
        result: chosen ?? row.inherited,
        rule: chosen === null ? base : 'override',
      };
    }),
    discount_free_rate: { inherited, own, result: own ?? inherited },
  };
}
