/** How much room the display has: from a tablet on, tickets and overview stand beside each other. */
export const room = { wide: '(min-width: 48rem)' } as const;
