import { cloneElement, useId, useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { Bubble, type BubbleProps } from './Bubble.tsx';
import { shortcut as shortcutStyle } from './Tooltip.css.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps extends OpenStateProps {
  /**
   * One short line. Important information has to be available elsewhere too, because touch screens
   * have no hover.
   */
  text: ReactNode;
  /**
   * The keyboard shortcut of the control, as shown: "Ctrl K". The tooltip doesn't listen for it.
   */
  shortcut?: string;
  /**
   * The position relative to the control.
   * @default 'top'
   */
  placement?: BubbleProps['placement'];
  /**
   * Whether an arrow points at the control, for controls close to each other.
   * @default false
   */
  hasArrow?: boolean;
  /**
   * Whether the tooltip doesn't appear.
   * @default false
   */
  isDisabled?: boolean;
  /** The control, which has to pass on native attributes, as the kit's buttons do. */
  children: ReactElement<{
    ref?: Ref<HTMLButtonElement>;
    'aria-describedby'?: string;
    title?: string;
  }>;
}

/** Names or explains a control on hover and keyboard focus. */
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
