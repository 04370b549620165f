import { usersHandlers } from './handlers.ts';
import { permissionStore } from './permissions.ts';
import { permissionsHandlers } from './permissionsHandlers.ts';
import { store } from './store.ts';

/** The mock handlers of users and their permissions, and the reset of their data. */
export const usersMocks = {
  handlers: [...usersHandlers, ...permissionsHandlers],
  reset: () => {
    store.reset();
    permissionStore.reset();
  },
};
