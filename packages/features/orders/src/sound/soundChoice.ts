/** What a new order may sound like. */
export const soundNames = ['bell', 'doorbell', 'wood', 'siren'] as const;
export type SoundName = (typeof soundNames)[number];

/** How new orders sound on this device. */
export interface SoundChoice {
  isOn: boolean;
  sound: SoundName;
  /** From 0 to 1. */
  volume: number;
}

/** What this device keeps when somebody signs out begins with `servery.look.`. */
const key = 'servery.look.sound';
const usual: SoundChoice = { isOn: true, sound: 'bell', volume: 1 };

const fit = (kept: unknown): SoundChoice => {
  const { isOn, sound, volume } = (kept ?? {}) as Partial<Record<keyof SoundChoice, unknown>>;
  return {
    isOn: isOn !== false,
    sound: soundNames.find((name) => name === sound) ?? usual.sound,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : usual.volume,
  };
};

/** The choice that a text stands for; what is left out or does not fit is as usual. */
export function readSoundChoice(text: string | null): SoundChoice {
  try {
    return fit(JSON.parse(text ?? 'null'));
  } catch {
    return usual;
  }
}

// A browser that keeps nothing still has a choice until it is closed.
let unkept: string | null = null;
let known: { text: string | null; choice: SoundChoice } = { text: null, choice: usual };
const listeners = new Set<() => void>();

const textNow = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return unkept;
  }
};

/** The choice of this device; the same object until it is another. */
export function soundChoice(): SoundChoice {
  const text = textNow();
  if (text !== known.text) known = { text, choice: readSoundChoice(text) };
  return known.choice;
}

/** Keeps another choice, here and in the other windows of this browser. */
export function keepSoundChoice(change: Partial<SoundChoice>): void {
  const text = JSON.stringify({ ...soundChoice(), ...change });
  try {
    localStorage.setItem(key, text);
  } catch {
    unkept = text;
  }
  for (const tell of listeners) tell();
}

/** Tells of every change of the choice until the returned function is called. */
export function watchSoundChoice(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
