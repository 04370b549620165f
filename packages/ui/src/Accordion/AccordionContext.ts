import { createContext, use } from 'react';

export type AccordionVariant = 'plain' | 'bordered' | 'separated';

export interface AccordionState {
  expanded: ReadonlySet<string>;
  setExpanded: (id: string, isExpanded: boolean) => void;
  variant: AccordionVariant;
  level: 2 | 3 | 4 | 5;
  hasChevron: boolean;
  isDisabled: boolean;
}

/** Shares which parts stand open among the items inside. */
export const AccordionContext = createContext<AccordionState | null>(null);

/** The accordion around an item. */
export function useAccordion(): AccordionState {
  const state = use(AccordionContext);
  if (!state) throw new Error('An AccordionItem stands inside an Accordion.');
  return state;
}
