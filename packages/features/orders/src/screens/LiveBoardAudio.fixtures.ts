let started = 0;

/** Returns the number of tones started. */
export const strokes = (): number => started;

/** An audio context that resumes on request, as it would after a trusted user gesture. */
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

/**
 * Lets a story turn the sound on with a synthetic press and count the tones. Returns a function
 * that restores the browser's `AudioContext`.
 */
export function fakeAudio(): () => void {
  const own = globalThis.AudioContext;
  globalThis.AudioContext = WakingAudio;
  started = 0;
  return () => {
    globalThis.AudioContext = own;
  };
}
