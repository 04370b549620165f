import { media, useMedia } from '@servery/ui';
import { useEffect, useRef } from 'react';

/**
 * Focuses the message field when the user opens a chat, and when it reappears after a recording. On
 * a touch screen it doesn't, because that would open the keyboard.
 */
export function useFieldFocus(isWanted: boolean, isAway: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isTouch = useMedia(media.coarse);
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (isWanted && !isTouch) field.current?.focus();
  }, [isWanted, isTouch]);
  useEffect(() => {
    if (wasAway.current && !isAway && !isTouch) field.current?.focus();
    wasAway.current = isAway;
  }, [isAway, isTouch]);
  return field;
}
