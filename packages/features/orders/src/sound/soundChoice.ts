/** The names of the available sounds. */
export const soundNames = ['bell', 'doorbell', 'wood', 'siren'] as const;
export type SoundName = (typeof soundNames)[number];

/** The sound settings for new orders on this device. */
export interface SoundChoice {
  isOn: boolean;
  sound: SoundName;
  /** From 0 to 1. */
  volume: number;
}

/** The prefix `servery.look.` exempts the key from the clean-up at sign-out. */
const key = 'servery.look.sound';
const defaults: SoundChoice = { isOn: true, sound: 'bell', volume: 1 };

const fit = (value: unknown): SoundChoice => {
  const { isOn, sound, volume } = (value ?? {}) as Partial<Record<keyof SoundChoice, unknown>>;
  return {
    isOn: isOn !== false,
    sound: soundNames.find((name) => name === sound) ?? defaults.sound,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaults.volume,
  };
};

/** Parses stored sound settings; missing or invalid values are replaced by defaults. */
export function readSoundChoice(text: string | null): SoundChoice {
  try {
    return fit(JSON.parse(text ?? 'null'));
  } catch {
    return defaults;
  }
}

// Without storage, the settings last until the page is closed.
let unstored: string | null = null;
let known: { text: string | null; choice: SoundChoice } = { text: null, choice: defaults };
const listeners = new Set<() => void>();

const textNow = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return unstored;
  }
};

/** Returns the sound settings of this device; the same object until they change. */
export function soundChoice(): SoundChoice {
  const text = textNow();
  if (text !== known.text) known = { text, choice: readSoundChoice(text) };
  return known.choice;
}

/**
 * Stores changed sound settings and notifies listeners, including those in other windows of this
 * browser.
 */
export function saveSoundChoice(change: Partial<SoundChoice>): void {
  const text = JSON.stringify({ ...soundChoice(), ...change });
  try {
    localStorage.setItem(key, text);
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** Calls the listener on every change of the settings until the returned function is called. */
export function watchSoundChoice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
