import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { collapse, content, panel } from './Collapse.css.ts';
import { useCollapse } from './useCollapse.ts';

/** Props that `Collapse` sets on its trigger. `Button` and `IconButton` accept all of them. */
export interface CollapseTriggerProps {
  /** The id of the trigger, which names the panel. A generated id is set if it's left out. */
  id?: string;
  /** Called when the trigger is pressed, before the panel opens or closes. */
  onPress?: () => void;
  /** Whether the panel is open. Set by `Collapse`. */
  'aria-expanded'?: boolean;
  /** The id of the panel. Set by `Collapse`. */
  'aria-controls'?: string;
}

export interface CollapseProps extends OpenStateProps {
  /**
   * The button before the panel. Without one, control `isOpen` and set the panel's `id` as
   * `aria-controls` on your own buttons.
   */
  trigger?: ReactElement<CollapseTriggerProps>;
  /** The id of the panel. A generated id is used if it's left out. */
  id?: string;
  /**
   * The direction in which the panel grows.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
  /** The content of the panel. */
  children: ReactNode;
}

/** Shows and hides more of one thing in place. For several titled parts, use `Accordion`. */
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
