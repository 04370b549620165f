import type { ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon } from '../icons.ts';
import type { MenuEntry } from '../Menu/entries.ts';
import { Menu } from '../Menu/Menu.tsx';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

const moreMessage = { id: 'splitButton.more', text: 'More actions' };

export interface SplitButtonProps {
  /** The label of the main action. */
  children: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Called when the main action is pressed. */
  onPress?: () => void;
  /** The accessible name of both buttons together. */
  label: string;
  /** The accessible name of the button that opens the menu, instead of "More actions". */
  menuLabel?: string;
  /** The variants of the action, as entries of a menu. */
  items: readonly MenuEntry[];
  /** Called with the id of an item when it's selected, after its own `onAction`. */
  onAction?: (id: string) => void;
  /**
   * The colour, by meaning.
   * @default 'neutral'
   */
  tone?: 'accent' | 'neutral' | 'danger' | 'success';
  /**
   * The strength of both buttons.
   * @default 'outline'
   */
  emphasis?: 'solid' | 'soft' | 'outline';
  /**
   * The size of both buttons.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * Whether both buttons are disabled.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the last action is still running. Neither button can be pressed until then.
   * @default false
   */
  isPending?: boolean;
  /** A ref to the `<button>` element of the main action. */
  ref?: Ref<HTMLButtonElement>;
}

/** A main action with its variants in a menu. If no action is the main one, use `Menu`. */
export function SplitButton({
  children,
  icon,
  onPress,
  label,
  menuLabel,
  items,
  onAction,
  isDisabled,
  isPending,
  ref,
  emphasis = 'outline',
  ...look
}: SplitButtonProps) {
  const format = useFormatMessage();
  const more = menuLabel ?? format(moreMessage);
  const half = { ...look, emphasis, isDisabled };
  return (
    <ButtonGroup label={label}>
      <Button {...half} ref={ref} icon={icon} isPending={isPending} onPress={onPress}>
        {children}
      </Button>
      <Menu
        label={more}
        items={items}
        onAction={onAction}
        placement="bottom end"
        trigger={
          <IconButton {...half} label={more} isDisabled={isDisabled || isPending}>
            <ChevronDownIcon aria-hidden />
          </IconButton>
        }
      />
    </ButtonGroup>
  );
}
