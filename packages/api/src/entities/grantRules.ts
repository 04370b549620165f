/**
 * The rules that decide a person's grant, from the strongest to the weakest: their own override, the
 * template of a staff member, and the role of everyone else.
 */
export const personRules = ['override', 'template', 'role'] as const;

/** The rule that decides a person's grant. */
export type PersonRule = (typeof personRules)[number];

/** The rules that can refuse a caller: those of a person, after what a shared device can do. */
export const grantRules = ['device', ...personRules] as const;

/** The rule that refused a caller. */
export type GrantRule = (typeof grantRules)[number];
