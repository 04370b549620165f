import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { focusStep, type Step } from '../overlays/roving.ts';
import { useValue } from '../state/useValue.ts';
import { nextSelected, type SelectionRule } from './nextSelected.ts';
import { group, toggle, word } from './ToggleGroup.css.ts';

/** One thing that is on or off. */
export interface ToggleItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** The icon alone; the label is read out and shown by the browser on hover. */
  isIconOnly?: boolean;
  isDisabled?: boolean;
}

export interface ToggleGroupProps extends Partial<SelectionRule> {
  /** What the toggles are for, to a screen reader. */
  label: string;
  items: readonly ToggleItem[];
  selectedKeys?: Iterable<string>;
  defaultSelectedKeys?: Iterable<string>;
  onSelectionChange?: (keys: Set<string>) => void;
  orientation?: 'horizontal' | 'vertical';
  size?: 's' | 'm' | 'l';
  /** As wide as its container. */
  isWide?: boolean;
  isDisabled?: boolean;
}

/** Things that are on or off, joined, with one stop of the Tab key. Where exactly one is chosen use `Segmented`. */
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
      {items.map(({ id, label: words, icon, isIconOnly, ...item }) => (
        <button
          key={id}
          type="button"
          aria-pressed={selected.has(id)}
          aria-label={isIconOnly ? words : undefined}
          title={isIconOnly ? words : undefined}
          tabIndex={id === stopId ? 0 : -1}
          disabled={isDisabled || item.isDisabled}
          className={toggle({ size, orientation, isSquare: isIconOnly })}
          onFocus={() => setVisited(id)}
          onClick={() =>
            change(nextSelected(selected, id, { selectionMode, disallowEmptySelection }))
          }
        >
          {icon}
          {!isIconOnly && <span className={word}>{words}</span>}
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
