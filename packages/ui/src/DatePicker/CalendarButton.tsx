import type { ReactNode } from 'react';
import { end } from '../DateField/DateField.css.ts';
import { CalendarIcon } from '../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';

export interface CalendarButtonProps {
  /** Names the button. */
  label: string;
  /** Names what opens. */
  title: string;
  isDisabled: boolean | undefined;
  /** What opens; gets `close`. */
  children: (close: () => void) => ReactNode;
}

/** The button at the end of a field that opens a calendar. */
export function CalendarButton({ label, title, isDisabled, children }: CalendarButtonProps) {
  return (
    <span className={end}>
      <Popover
        label={title}
        placement="bottom end"
        trigger={
          <IconButton size="s" label={label} isDisabled={isDisabled}>
            <CalendarIcon aria-hidden />
          </IconButton>
        }
      >
        {children}
      </Popover>
    </span>
  );
}
