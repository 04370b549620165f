import { voiceMax, type ChatAttachment } from '@servery/api/template';
import { useEffect, useRef, useState } from 'react';
import { dataAddress } from '../dataAddress.ts';
import { useSeconds } from './useSeconds.ts';

/** The longest recording, in seconds; a message can't hold more. */
export const longestVoice = 60;

type State = 'rest' | 'asking' | 'recording' | 'refused' | 'missing';
type Voice = Extract<ChatAttachment, { kind: 'voice' }>;

/**
 * Records a voice message. `state` is `refused` if permission was denied, `missing` if the browser
 * or device can't record.
 */
export function useRecorder(onVoice: (voice: Voice) => void) {
  const [state, setState] = useState<State>('rest');
  const seconds = useSeconds(state === 'recording');
  const running = useRef<MediaRecorder>(null);
  const isSaved = useRef(false);
  const isThere = useRef(true);
  const stop = (saves: boolean) => {
    isSaved.current = saves;
    if (running.current?.state === 'recording') running.current.stop();
  };
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      stop(false);
    };
  }, []);
  useEffect(() => {
    if (seconds >= longestVoice) stop(true);
  }, [seconds]);

  const record = (stream: MediaStream) => {
    const began = performance.now();
    const chunks: Blob[] = [];
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 24_000 });
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    recorder.onstop = async () => {
      for (const track of stream.getTracks()) track.stop();
      running.current = null;
      if (!isThere.current) return;
      setState('rest');
      if (!isSaved.current) return;
      const src = await dataAddress(new Blob(chunks, { type: recorder.mimeType }));
      const length = Math.max(1, Math.round((performance.now() - began) / 1000));
      if (src.length <= voiceMax)
        onVoice({ kind: 'voice', src, seconds: Math.min(length, longestVoice) });
    };
    running.current = recorder;
    recorder.start();
    setState('recording');
  };
  const start = async () => {
    if (!('MediaRecorder' in globalThis) || !navigator.mediaDevices) return setState('missing');
    setState('asking');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isThere.current) return record(stream);
      for (const track of stream.getTracks()) track.stop();
    } catch (error) {
      const isNone = error instanceof DOMException && error.name === 'NotFoundError';
      setState(isNone ? 'missing' : 'refused');
    }
    return undefined;
  };
  return { state, seconds, start, stop: () => stop(true), cancel: () => stop(false) };
}
