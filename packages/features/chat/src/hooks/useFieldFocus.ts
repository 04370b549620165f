import { media, useMedia } from '@servery/ui';
import { useEffect, useRef } from 'react';

/**
 * The field to write in gets the focus when a person opens a chat, and when it comes back after a
 * recording; on a touch screen that would only raise the keyboard.
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
