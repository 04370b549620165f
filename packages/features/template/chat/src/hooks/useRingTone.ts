import { useEffect } from 'react';

const everyMs = 3000;

/** Plays a soft ring tone while `isOn`. */
export function useRingTone(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('AudioContext' in globalThis)) return undefined;
    const sound = new AudioContext();
    const ring = () => {
      const volume = sound.createGain();
      volume.connect(sound.destination);
      volume.gain.setValueAtTime(0, sound.currentTime);
      volume.gain.linearRampToValueAtTime(0.05, sound.currentTime + 0.05);
      volume.gain.setValueAtTime(0.05, sound.currentTime + 1);
      volume.gain.linearRampToValueAtTime(0, sound.currentTime + 1.1);
      for (const pitch of [440, 480]) {
        const voice = sound.createOscillator();
        voice.frequency.value = pitch;
        voice.connect(volume);
        voice.start();
        voice.stop(sound.currentTime + 1.2);
      }
    };
    ring();
    const timer = setInterval(ring, everyMs);
    return () => {
      clearInterval(timer);
      void sound.close();
    };
  }, [isOn]);
}
