import type { ReactNode } from 'react';
import { useValue } from '../state/useValue.ts';
import { accordion } from './Accordion.css.ts';
import { AccordionContext, type AccordionVariant } from './AccordionContext.ts';
import { nextExpanded } from './nextExpanded.ts';

export interface AccordionProps {
  /** The parts, as `AccordionItem` elements. */
  children: ReactNode;
  /**
   * Whether several parts can be open at the same time. If not, opening one closes the others.
   * @default false
   */
  allowsMultipleExpanded?: boolean;
  /**
   * The ids of the open parts (controlled). Leave it out to let the accordion keep its own state.
   */
  expandedKeys?: Iterable<string>;
  /**
   * The ids of the parts that are open at first (uncontrolled).
   * @default []
   */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with the ids of all open parts when a part is opened or closed. */
  onExpandedChange?: (keys: Set<string>) => void;
  /**
   * The frame: lines between the parts (`plain`), one box around all (`bordered`) or a box around
   * each (`separated`).
   * @default 'plain'
   */
  variant?: AccordionVariant;
  /**
   * The heading level of the titles.
   * @default 3
   */
  level?: 2 | 3 | 4 | 5;
  /**
   * Whether each title has a chevron. Use `false` if the titles make clear that they open.
   * @default true
   */
  hasChevron?: boolean;
  /**
   * Whether all parts are disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/** Titled parts that open and close. If exactly one part is always visible, use `Tabs`. */
export function Accordion({
  children,
  allowsMultipleExpanded = false,
  expandedKeys,
  defaultExpandedKeys = [],
  onExpandedChange,
  variant = 'plain',
  level = 3,
  hasChevron = true,
  isDisabled = false,
}: AccordionProps) {
  const [expanded, change] = useValue<Set<string>>(
    expandedKeys && new Set(expandedKeys),
    new Set(defaultExpandedKeys),
    onExpandedChange,
  );
  const setExpanded = (id: string, isExpanded: boolean) =>
    change(nextExpanded(expanded, id, isExpanded, allowsMultipleExpanded));
  return (
    <AccordionContext value={{ expanded, setExpanded, variant, level, hasChevron, isDisabled }}>
      <div className={accordion({ variant })}>{children}</div>
    </AccordionContext>
  );
}
