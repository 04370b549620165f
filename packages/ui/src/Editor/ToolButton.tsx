import type { ReactNode, Ref } from 'react';
import type { OpenerProps } from '../overlays/trigger.tsx';
import { tool } from './Editor.css.ts';
import type { ToolId } from './tools.ts';

export interface ToolButtonProps extends OpenerProps {
  /** The id of the tool. */
  id: ToolId;
  /** The accessible name of the tool. */
  label: string;
  /** Whether Tab reaches the tool. */
  isStop: boolean;
  /** Whether the tool is active; undefined if it isn't a toggle. */
  isOn?: boolean;
  /** Whether the tool isn't available now. */
  isDisabled: boolean;
  /** The icon. */
  children: ReactNode;
  /** A ref to the `<button>` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A tool of an editor. The arrow keys reach it even while it isn't available. */
export function ToolButton({
  id,
  label,
  isStop,
  isOn,
  isDisabled,
  onPress,
  ...native
}: ToolButtonProps) {
  return (
    <button
      {...native}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      data-tool={id}
      tabIndex={isStop ? 0 : -1}
      className={tool}
      // Keep the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isDisabled ? undefined : onPress?.())}
    />
  );
}
