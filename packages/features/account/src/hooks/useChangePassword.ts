import { changePassword, listDevices } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Changes the signed-in person's password. */
export const useChangePassword = () => useAction(changePassword, { refreshes: [listDevices] });
