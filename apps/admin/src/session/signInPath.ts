/** The path of the sign-in page. */
export const signInPath = '/login';
