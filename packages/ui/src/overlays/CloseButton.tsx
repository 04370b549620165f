import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { closeButton, closeIcon } from './CloseButton.css.ts';

export interface CloseButtonProps {
  /** What closes, in words: "Close", "Dismiss". */
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}

/** The cross in the corner of what floats. */
export function CloseButton({ label, ...props }: CloseButtonProps) {
  return (
    <Button {...props} slot={null} aria-label={label} className={closeButton}>
      <X className={closeIcon} aria-hidden />
    </Button>
  );
}
