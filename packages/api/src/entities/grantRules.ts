/**
 * The rules that decide a grant, from the strongest to the weakest: what a shared device can do, a
 * person's own override, the template of a staff member, and the role of everyone else.
 */
export const grantRules = ['device', 'override', 'template', 'role'] as const;

/** The rule that decides a grant. */
export type GrantRule = (typeof grantRules)[number];
