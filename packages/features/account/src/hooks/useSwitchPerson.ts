import { switchPerson } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Switches this counter to the person with a PIN. */
export const useSwitchPerson = () => useAction(switchPerson);
