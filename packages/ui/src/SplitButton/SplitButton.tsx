import type { ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon } from '../icons.ts';
import type { MenuEntry } from '../Menu/entries.ts';
import { Menu } from '../Menu/Menu.tsx';

export interface SplitButtonProps {
  /** What a press does, in words. */
  children: ReactNode;
  icon?: ReactNode;
  onPress?: () => void;
  /** Names both halves together, to a screen reader. */
  label: string;
  /** Names the half that opens the menu: "Other ways to send". */
  menuLabel: string;
  /** The variants of the act. */
  items: readonly MenuEntry[];
  onAction?: (id: string) => void;
  tone?: 'accent' | 'neutral' | 'danger' | 'success';
  emphasis?: 'solid' | 'soft' | 'outline';
  size?: 's' | 'm' | 'l';
  isDisabled?: boolean;
  /** Busy with the last act: neither half answers. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The most likely act, and its variants behind it. Where none is the most likely use `Menu`. */
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
  const half = { ...look, emphasis, isDisabled };
  return (
    <ButtonGroup label={label}>
      <Button {...half} ref={ref} icon={icon} isPending={isPending} onPress={onPress}>
        {children}
      </Button>
      <Menu
        label={menuLabel}
        items={items}
        onAction={onAction}
        placement="bottom end"
        trigger={
          <IconButton {...half} label={menuLabel} isDisabled={isDisabled || isPending}>
            <ChevronDownIcon aria-hidden />
          </IconButton>
        }
      />
    </ButtonGroup>
  );
}
