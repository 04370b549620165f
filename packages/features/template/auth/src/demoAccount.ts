/** The account that exists from the start, to try signing in. */
export const demoAccount = {
  username: 'demo',
  email: 'demo@servery.test',
  password: 'servery demo 1',
} as const;
