import type { ReactNode, Ref } from 'react';
import type { OpenerProps } from '../overlays/trigger.tsx';
import { tool } from './Editor.css.ts';
import type { ToolId } from './tools.ts';

export interface ToolButtonProps extends OpenerProps {
  id: ToolId;
  label: string;
  /** Whether Tab comes to it. */
  isStop: boolean;
  isOn?: boolean;
  isDisabled: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A tool of an editor; what cannot be done now keeps its place among the arrow keys. */
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
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isDisabled ? undefined : onPress?.())}
    />
  );
}
