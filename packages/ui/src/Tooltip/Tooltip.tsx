import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaProps,
} from 'react-aria-components/Tooltip';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { shortcut as shortcutStyle, tooltip } from './Tooltip.css.ts';

export interface TooltipProps extends OpenStateProps {
  /** One short line. What matters must also stand somewhere else: touch has no hover. */
  text: ReactNode;
  /** The keys that do the same, as shown: "Ctrl K". */
  shortcut?: string;
  placement?: AriaProps['placement'];
  isDisabled?: boolean;
  /** The control it explains, focusable. */
  children: ReactElement;
}

const delayMs = 500;

/** Names or explains a control on hover and on keyboard focus. */
export function Tooltip({ text, shortcut, placement, isDisabled, children, ...props }: TooltipProps) {
  const [isOpen, setOpen] = useOpenState(props);
  return (
    <TooltipTrigger
      delay={delayMs}
      closeDelay={0}
      isDisabled={isDisabled}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      {children}
      <AriaTooltip placement={placement} offset={6} className={tooltip}>
        {text}
        {shortcut && <kbd className={shortcutStyle}>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
