import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { collapse, content, panel } from './Collapse.css.ts';
import { useCollapse } from './useCollapse.ts';

/** What the button of a panel takes: the kit's `Button` and `IconButton` take all of it. */
export interface CollapseTriggerProps {
  id?: string;
  onPress?: () => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

export interface CollapseProps extends OpenStateProps {
  /** The button before the panel. Without one, hold `isOpen` and name the panel by `id` in its buttons' `aria-controls`. */
  trigger?: ReactElement<CollapseTriggerProps>;
  /** The panel's id. */
  id?: string;
  /** Which way it grows. */
  orientation?: 'vertical' | 'horizontal';
  children: ReactNode;
}

/** Shows more of one thing in its place. For several titled parts use `Accordion`. */
export function Collapse({
  trigger,
  id,
  orientation = 'vertical',
  children,
  ...props
}: CollapseProps) {
  const [isOpen, setOpen] = useOpenState(props);
  const parts = useCollapse(isOpen, setOpen, id);
  const { role, 'aria-labelledby': labelledBy, ...panelProps } = parts.panel;
  const named = trigger && { role, 'aria-labelledby': trigger.props.id ?? labelledBy };
  const press = () => {
    trigger?.props.onPress?.();
    parts.toggle();
  };
  return (
    <div className={collapse({ orientation })}>
      {trigger &&
        cloneElement(trigger, {
          ...parts.trigger,
          ...(trigger.props.id && { id: trigger.props.id }),
          onPress: press,
        })}
      <div {...panelProps} {...named} className={panel({ orientation })}>
        <div className={content({ orientation, isApart: Boolean(trigger) })}>{children}</div>
      </div>
    </div>
  );
}
