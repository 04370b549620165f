import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons.ts';

export interface CloseButtonProps {
  /** What closes, in words: "Close", "Dismiss". */
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}

/** The cross in the corner of what floats. */
export function CloseButton(props: CloseButtonProps) {
  return (
    <IconButton {...props} size="s">
      <CloseIcon aria-hidden />
    </IconButton>
  );
}
