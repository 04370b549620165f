/** Breakpoint from which tickets and overview appear side by side: tablets and larger. */
export const breakpoints = { wide: '(min-width: 48rem)' } as const;
