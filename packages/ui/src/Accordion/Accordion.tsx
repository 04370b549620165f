import type { ReactNode } from 'react';
import { useValue } from '../state/useValue.ts';
import { accordion } from './Accordion.css.ts';
import { AccordionContext, type AccordionVariant } from './AccordionContext.ts';
import { nextExpanded } from './nextExpanded.ts';

export interface AccordionProps {
  /** `AccordionItem`s. */
  children: ReactNode;
  /** Lets several parts stand open at once. */
  allowsMultipleExpanded?: boolean;
  expandedKeys?: Iterable<string>;
  defaultExpandedKeys?: Iterable<string>;
  onExpandedChange?: (keys: Set<string>) => void;
  /** Lines between the parts, one box around them all, or a box around each. */
  variant?: AccordionVariant;
  /** The rank of the parts' headings in the page. */
  level?: 2 | 3 | 4 | 5;
  /** `false` where the titles say themselves that they open. */
  hasChevron?: boolean;
  isDisabled?: boolean;
}

/** Titled parts of which one, or several, stand open. For parts of which one always shows use `Tabs`. */
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
