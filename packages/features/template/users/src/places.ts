/** The URLs of the users' screens. */
export const places = {
  list: '/apps/user/list',
};
