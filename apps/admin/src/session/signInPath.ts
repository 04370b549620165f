/** The path of the sign-in page. */
export const signInPath = '/login';

/** The path of the set-up guide, which a new owner sees first. */
export const setUpPath = '/pages/setting/set-up';
