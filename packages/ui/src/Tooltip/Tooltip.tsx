import { cloneElement, useId, useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { Bubble, type BubbleProps } from './Bubble.tsx';
import { shortcut as shortcutStyle } from './Tooltip.css.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps extends OpenStateProps {
  /** One short line. What matters must also stand somewhere else: touch has no hover. */
  text: ReactNode;
  /** The keys that do the same, as shown: "Ctrl K". */
  shortcut?: string;
  placement?: BubbleProps['placement'];
  /** Points at the control, where controls stand close. */
  hasArrow?: boolean;
  isDisabled?: boolean;
  /** The control it explains: one that passes native attributes on, as the kit's buttons do. */
  children: ReactElement<{
    ref?: Ref<HTMLButtonElement>;
    'aria-describedby'?: string;
    title?: string;
  }>;
}

/** Names or explains a control on hover and on keyboard focus. */
export function Tooltip({
  text,
  shortcut,
  placement,
  hasArrow,
  isDisabled,
  children,
  ...props
}: TooltipProps) {
  const [isOpen, setOpen] = useOpenState(props);
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isShown = isOpen && !isDisabled;
  const events = useTooltip(isOpen, setOpen);
  return (
    <>
      {cloneElement(
        children,
        mergeProps(children.props, events, {
          ref: mergeRefs(children.props.ref, ref),
          'aria-describedby': isShown ? id : undefined,
        }),
      )}
      {isShown && (
        <Bubble id={id} target={ref} placement={placement} hasArrow={hasArrow}>
          {text}
          {shortcut && <kbd className={shortcutStyle}>{shortcut}</kbd>}
        </Bubble>
      )}
    </>
  );
}
