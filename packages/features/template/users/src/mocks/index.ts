import { accountHandlers } from './accountHandlers.ts';
import { accountStore } from './accounts.ts';
import { usersHandlers } from './handlers.ts';
import { permissionStore } from './permissions.ts';
import { permissionsHandlers } from './permissionsHandlers.ts';
import { roleStore } from './roles.ts';
import { rolesHandlers } from './rolesHandlers.ts';
import { settingsStore } from './settings.ts';
import { forgetPassword, settingsHandlers } from './settingsHandlers.ts';
import { store } from './store.ts';

/** The mock handlers of users, their roles, permissions and settings, and the reset of their data. */
export const usersMocks = {
  handlers: [
    ...usersHandlers,
    ...accountHandlers,
    ...permissionsHandlers,
    ...rolesHandlers,
    ...settingsHandlers,
  ],
  reset: () => {
    store.reset();
    accountStore.reset();
    permissionStore.reset();
    roleStore.reset();
    settingsStore.reset();
    forgetPassword();
  },
};
