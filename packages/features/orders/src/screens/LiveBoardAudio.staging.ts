let started = 0;

/** How many tones have begun to sound. */
export const strokes = (): number => started;

/** An audio context that wakes when it is asked to, as after a press that the browser trusts. */
class WakingAudio extends AudioContext {
  #state: AudioContextState = 'suspended';
  override get state() {
    return this.#state;
  }
  override async resume() {
    this.#state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
  override createOscillator() {
    started += 1;
    return super.createOscillator();
  }
}

/** Lets a story turn the sound on with a press of its own, and count what sounds; answers what puts the browser's back. */
export function fakeAudio(): () => void {
  const own = globalThis.AudioContext;
  globalThis.AudioContext = WakingAudio;
  started = 0;
  return () => {
    globalThis.AudioContext = own;
  };
}
