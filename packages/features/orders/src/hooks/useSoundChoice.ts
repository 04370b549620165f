import { useSyncExternalStore } from 'react';
import { soundChoice, watchSoundChoice } from '../sound/soundChoice.ts';

/** How new orders sound on this device. */
export const useSoundChoice = () => useSyncExternalStore(watchSoundChoice, soundChoice);
