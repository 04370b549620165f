import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { focusStep, type Step } from '../overlays/roving.ts';
import { count, list, panel, tab } from './Tabs.css.ts';
import { useEdges } from './useEdges.ts';

/** A tab with its content. */
export interface TabItem {
  /** The unique id of the tab. */
  id: string;
  /** The label of the tab. */
  title: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The number of things inside, already formatted for the locale. */
  count?: ReactNode;
  /**
   * Whether the tab can't be selected.
   * @default false
   */
  isDisabled?: boolean;
  /** The content, which is mounted only while the tab is selected. */
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tabs. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem[];
  /** The id of the selected tab (controlled). Leave it out to let the tabs keep their own state. */
  selectedKey?: string;
  /**
   * The id of the tab that is selected at first (uncontrolled). It's the first enabled tab if it's
   * left out.
   */
  defaultSelectedKey?: string;
  /** Called with the id of a tab when the user selects it. */
  onSelectionChange?: (id: string) => void;
}

/** Parts of one page, one at a time. If each part has its own address, use `TabLinks`. */
export function Tabs({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
}: TabsProps) {
  const id = useId();
  const { direction } = useLocale();
  const tablist = useRef<HTMLDivElement>(null);
  useEdges(tablist, items.length);
  const [own, setOwn] = useState(defaultSelectedKey);
  const wanted = selectedKey ?? own;
  const selected =
    items.find((item) => item.id === wanted) ?? items.find((item) => !item.isDisabled);
  const select = (next: string) => {
    if (next === selected?.id) return;
    setOwn(next);
    onSelectionChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = direction === 'rtl';
    const steps: Record<string, Step> = {
      ArrowRight: isRtl ? 'previous' : 'next',
      ArrowLeft: isRtl ? 'next' : 'previous',
      Home: 'first',
      End: 'last',
    };
    const step = steps[event.key];
    if (!step || !tablist.current) return;
    event.preventDefault();
    const tabs = tablist.current.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)');
    const next = focusStep(Array.from(tabs), step)?.dataset.key;
    if (next !== undefined) select(next);
  };
  return (
    <div>
      <div ref={tablist} role="tablist" aria-label={label} className={list} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            data-key={item.id}
            aria-selected={item === selected}
            aria-controls={item === selected ? `${id}-panel` : undefined}
            tabIndex={item === selected ? 0 : -1}
            disabled={item.isDisabled}
            className={tab}
            onClick={() => select(item.id)}
          >
            {item.icon}
            {item.title}
            {item.count !== undefined && <span className={count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {selected && (
        <div
          key={selected.id}
          id={`${id}-panel`}
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={`${id}-tab-${selected.id}`}
          className={panel}
        >
          {selected.content}
        </div>
      )}
    </div>
  );
}
