/** Puts another way to a microphone before the browser's; call what it answers to have that one back. */
function swapMicrophone(way: () => Promise<MediaStream>): () => void {
  const { mediaDevices } = navigator;
  Object.defineProperty(mediaDevices, 'getUserMedia', { value: way, configurable: true });
  return () => void Reflect.deleteProperty(mediaDevices, 'getUserMedia');
}

/** A microphone that hears a hum. */
export function humming(): () => void {
  const sound = new AudioContext();
  const putBack = swapMicrophone(() => {
    const hum = sound.createOscillator();
    const heard = sound.createMediaStreamDestination();
    hum.connect(heard);
    hum.start();
    return Promise.resolve(heard.stream);
  });
  return () => {
    putBack();
    void sound.close();
  };
}

/** A microphone that this page may not use. */
export const refusedMicrophone = (): (() => void) =>
  swapMicrophone(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
