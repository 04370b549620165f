import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { AlertIcon, CheckIcon, CopyIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from './useCopy.ts';
import { useCopyLabels } from './useCopyLabels.ts';

/** The texts of a copy button. */
export interface CopyLabels {
  /** The label of the button: "Copy the order number". */
  copy: string;
  /** The text that is shown and announced for a moment after copying: "Copied". */
  copied: string;
  /**
   * The text that is shown and announced if the browser refuses to copy: "Not copied. Select it and
   * press Ctrl+C."
   */
  failed: string;
}

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<CopyLabels>;
  /**
   * Whether the label is shown next to the icon.
   * @default false
   */
  isLabelled?: boolean;
  /**
   * The size of the button.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * The strength of the button. It's `outline` with a label and `ghost` without one if it's left
   * out.
   */
  emphasis?: 'outline' | 'ghost' | 'soft';
  /**
   * Whether the button is disabled.
   * @default false
   */
  isDisabled?: boolean;
  /** Called after each attempt, with whether the text was copied. */
  onCopy?: (isCopied: boolean) => void;
}

const icons = { rest: CopyIcon, copied: CheckIcon, failed: AlertIcon };

/** Copies a text, and shows and announces the result. */
export function CopyButton({ text, labels: given, isLabelled, onCopy, ...look }: CopyButtonProps) {
  const labels = useCopyLabels(given);
  const ref = useRef<HTMLButtonElement>(null);
  const { state, copy } = useCopy(onCopy);
  const statusText = state === 'rest' ? '' : labels[state];
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
          {statusText || labels.copy}
        </Button>
      ) : (
        <IconButton {...shared} label={labels.copy}>
          <Icon aria-hidden />
        </IconButton>
      )}
      <VisuallyHidden isLive>{statusText}</VisuallyHidden>
    </>
  );
}
