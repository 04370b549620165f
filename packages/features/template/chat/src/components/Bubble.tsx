import { memo } from 'react';
import type { ShownMessage } from '../rows.ts';
import { Marked } from './Marked.tsx';
import { Picture } from './Picture.tsx';
import { bubble, image } from './talk.css.ts';
import { Voice } from './Voice.tsx';

interface BubbleProps {
  message: ShownMessage;
  find: string;
  /** Whether this is the search match currently selected. */
  isCurrent: boolean;
}

/** A message bubble. */
export const Bubble = memo(function Bubble({ message: one, find, isCurrent }: BubbleProps) {
  const { attachment, message, key, state } = one;
  return (
    <div
      className={bubble}
      dir="auto"
      data-message={key}
      data-state={state}
      data-picture={(attachment?.kind === 'image' && !message) || undefined}
      data-current={isCurrent || undefined}
    >
      {attachment?.kind === 'image' && <Picture picture={attachment} look={image} />}
      {attachment?.kind === 'voice' && <Voice voice={attachment} />}
      {message && <Marked text={message} find={find} />}
    </div>
  );
});
