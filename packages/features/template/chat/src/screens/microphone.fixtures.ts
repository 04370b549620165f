/** Replaces the browser's microphone; the returned function restores it. */
function swapMicrophone(way: () => Promise<MediaStream>): () => void {
  const { mediaDevices } = navigator;
  Object.defineProperty(mediaDevices, 'getUserMedia', { value: way, configurable: true });
  return () => void Reflect.deleteProperty(mediaDevices, 'getUserMedia');
}

/** Fakes a microphone that records a hum; the returned function restores the browser's. */
export function humming(): () => void {
  const sound = new AudioContext();
  const putBack = swapMicrophone(() => {
    const hum = sound.createOscillator();
    const output = sound.createMediaStreamDestination();
    hum.connect(output);
    hum.start();
    return Promise.resolve(output.stream);
  });
  return () => {
    putBack();
    void sound.close();
  };
}

/** Fakes a microphone whose permission is denied; the returned function restores the browser's. */
export const refusedMicrophone = (): (() => void) =>
  swapMicrophone(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
