import { useSyncExternalStore } from 'react';
import { soundChoice, watchSoundChoice } from '../sound/soundChoice.ts';

/** Returns the sound settings for new orders on this device. */
export const useSoundChoice = () => useSyncExternalStore(watchSoundChoice, soundChoice);
