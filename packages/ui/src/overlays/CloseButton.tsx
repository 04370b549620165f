import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons.ts';

export interface CloseButtonProps {
  /** The accessible name: "Close", "Dismiss". */
  label: string;
  /**
   * Whether the button is disabled.
   * @default false
   */
  isDisabled?: boolean;
  /** Called when the button is pressed. */
  onPress: () => void;
}

/** The close button in the corner of an overlay. */
export function CloseButton(props: CloseButtonProps) {
  return (
    <IconButton {...props} size="s">
      <CloseIcon aria-hidden />
    </IconButton>
  );
}
