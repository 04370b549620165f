import type { ReactNode } from 'react';
import { end } from '../DateField/DateField.css.ts';
import { CalendarIcon } from '../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';

export interface CalendarButtonProps {
  /** The accessible name of the button. */
  label: string;
  /** The accessible name of the popover. */
  title: string;
  /** Whether the button is disabled. */
  isDisabled: boolean | undefined;
  /** Returns the content of the popover. It's called with `close`. */
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
