import { createContext, use } from 'react';

/** The frame of an accordion: lines between its parts, one box around all, or a box around each. */
export type AccordionVariant = 'plain' | 'bordered' | 'separated';

export interface AccordionState {
  expanded: ReadonlySet<string>;
  setExpanded: (id: string, isExpanded: boolean) => void;
  variant: AccordionVariant;
  level: 2 | 3 | 4 | 5;
  hasChevron: boolean;
  isDisabled: boolean;
}

/** Context of an accordion for its items. */
export const AccordionContext = createContext<AccordionState | null>(null);

/** Returns the state of the accordion around an item. */
export function useAccordion(): AccordionState {
  const state = use(AccordionContext);
  if (!state) throw new Error('AccordionItem must be used inside Accordion.');
  return state;
}
