import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { AlertIcon, CheckIcon, CopyIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from './useCopy.ts';

/** What copying says. */
export interface CopyWords {
  /** What it does: "Copy the order number". */
  copy: string;
  /** Read out and shown for a moment: "Copied". */
  copied: string;
  /** When the browser does not let it: "Not copied. Select it and press Ctrl C." */
  failed: string;
}

export interface CopyButtonProps {
  text: string;
  words: CopyWords;
  /** Shows its words beside the icon. */
  isLabelled?: boolean;
  size?: 's' | 'm' | 'l';
  emphasis?: 'outline' | 'ghost' | 'soft';
  isDisabled?: boolean;
  /** Told after each try. */
  onCopy?: (isCopied: boolean) => void;
}

const icons = { rest: CopyIcon, copied: CheckIcon, failed: AlertIcon };

/** Copies a text, and says to eyes and ears that it has. */
export function CopyButton({ text, words, isLabelled, onCopy, ...look }: CopyButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { state, copy } = useCopy(onCopy);
  const said = state === 'rest' ? '' : words[state];
  const Icon = icons[state];
  const shared = {
    ...look,
    ref,
    onPress: () => void (ref.current && copy(text, ref.current)),
  };
  return (
    <>
      {isLabelled ? (
        <Button {...shared} icon={<Icon aria-hidden />}>
          {said || words.copy}
        </Button>
      ) : (
        <IconButton {...shared} label={words.copy}>
          <Icon aria-hidden />
        </IconButton>
      )}
      <VisuallyHidden isLive>{said}</VisuallyHidden>
    </>
  );
}
