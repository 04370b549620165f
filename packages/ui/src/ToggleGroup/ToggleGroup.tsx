import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { focusStep, type Step } from '../overlays/roving.ts';
import { useValue } from '../state/useValue.ts';
import { nextSelected, type SelectionRule } from './nextSelected.ts';
import { group, toggle, word } from './ToggleGroup.css.ts';

/** A toggle of a `ToggleGroup`. */
export interface ToggleItem {
  /** The unique id of the toggle. */
  id: string;
  /** The label of the toggle. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /**
   * Whether only the icon is shown. The label is the accessible name and the browser's tooltip.
   * @default false
   */
  isIconOnly?: boolean;
  /**
   * Whether the toggle is disabled.
   * @default false
   */
  isDisabled?: boolean;
}

export interface ToggleGroupProps extends Partial<SelectionRule> {
  /** The accessible name of the group. */
  label: string;
  /** The toggles, in order. */
  items: readonly ToggleItem[];
  /**
   * The ids of the toggles that are on (controlled). Leave it out to let the group keep its own
   * state.
   */
  selectedKeys?: Iterable<string>;
  /**
   * The ids of the toggles that are on at first (uncontrolled).
   * @default []
   */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with the ids of all toggles that are on when the user presses one. */
  onSelectionChange?: (keys: Set<string>) => void;
  /**
   * The direction in which the toggles are joined.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * The size of the toggles.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * Whether the group is as wide as its container.
   * @default false
   */
  isWide?: boolean;
  /**
   * Whether all toggles are disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/**
 * Joined toggles that are each on or off, with one Tab stop. If exactly one is selected, use
 * `Segmented`.
 */
export function ToggleGroup({
  label,
  items,
  selectedKeys,
  defaultSelectedKeys = [],
  onSelectionChange,
  selectionMode = 'multiple',
  disallowEmptySelection = false,
  orientation = 'horizontal',
  size = 'm',
  isWide,
  isDisabled,
}: ToggleGroupProps) {
  const { direction } = useLocale();
  const [selected, change] = useValue<Set<string>>(
    selectedKeys && new Set(selectedKeys),
    new Set(defaultSelectedKeys),
    onSelectionChange,
  );
  const [visited, setVisited] = useState<string | null>(null);
  const live = items.filter((item) => !item.isDisabled);
  const stop = live.find(({ id }) => id === visited) ?? live.find(({ id }) => selected.has(id));
  const stopId = (stop ?? live[0])?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key, orientation, direction);
    if (!step) return;
    event.preventDefault();
    focusStep(Array.from(event.currentTarget.querySelectorAll('button:enabled')), step);
  };
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      className={group({ orientation, isWide })}
      onKeyDown={onKeyDown}
    >
      {items.map(({ id, label: labels, icon, isIconOnly, ...item }) => (
        <button
          key={id}
          type="button"
          aria-pressed={selected.has(id)}
          aria-label={isIconOnly ? labels : undefined}
          title={isIconOnly ? labels : undefined}
          tabIndex={id === stopId ? 0 : -1}
          disabled={isDisabled || item.isDisabled}
          className={toggle({ size, orientation, isSquare: isIconOnly })}
          onFocus={() => setVisited(id)}
          onClick={() =>
            change(nextSelected(selected, id, { selectionMode, disallowEmptySelection }))
          }
        >
          {icon}
          {!isIconOnly && <span className={word}>{labels}</span>}
        </button>
      ))}
    </div>
  );
}

function stepOf(key: string, orientation: 'horizontal' | 'vertical', direction: 'ltr' | 'rtl') {
  const [next, previous] = direction === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
  const along: Record<string, Step> =
    orientation === 'vertical'
      ? { ArrowDown: 'next', ArrowUp: 'previous' }
      : { [`Arrow${next}`]: 'next', [`Arrow${previous}`]: 'previous' };
  const steps: Record<string, Step> = { ...along, Home: 'first', End: 'last' };
  return steps[key];
}
