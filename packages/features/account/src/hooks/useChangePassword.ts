import { changePassword, listDevices } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Changes one's own password. */
export const useChangePassword = () => useAction(changePassword, { refreshes: [listDevices] });
