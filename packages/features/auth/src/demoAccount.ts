/** Whose account is there from the start, so that signing in can be tried. */
export const demoAccount = {
  username: 'demo',
  email: 'demo@servery.test',
  password: 'servery demo 1',
} as const;
