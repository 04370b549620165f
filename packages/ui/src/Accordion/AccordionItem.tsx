import type { ReactNode, Ref } from 'react';
import { panel, turn } from '../Collapse/Collapse.css.ts';
import { useCollapse } from '../Collapse/useCollapse.ts';
import { ChevronDownIcon } from '../icons.ts';
import { body, heading, icon as iconStyle, item, side, trigger, labels } from './Accordion.css.ts';
import { useAccordion } from './AccordionContext.ts';

export interface AccordionItemProps {
  /** The key of the part in `expandedKeys` and `onExpandedChange`. */
  id: string;
  /** The label of the button that opens the part. */
  title: ReactNode;
  /** An icon before the title. */
  icon?: ReactNode;
  /** A short text or a badge at the end of the title row. */
  end?: ReactNode;
  /**
   * Whether the part can't be opened or closed.
   * @default false
   */
  isDisabled?: boolean;
  /** The content, visible while the part is open. */
  children: ReactNode;
  /** A ref to the title’s `<button>` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A part of an `Accordion`, whose heading is the button that opens it. */
export function AccordionItem({
  id,
  title,
  icon,
  end,
  isDisabled,
  children,
  ref,
}: AccordionItemProps) {
  const { expanded, setExpanded, variant, level, hasChevron, ...all } = useAccordion();
  const isExpanded = expanded.has(id);
  const parts = useCollapse(isExpanded, (next) => setExpanded(id, next));
  const Heading = `h${level}` as const;
  return (
    <div className={item({ variant })} data-expanded={isExpanded || undefined}>
      <Heading className={heading}>
        <button
          {...parts.trigger}
          ref={ref}
          type="button"
          disabled={isDisabled || all.isDisabled}
          className={trigger}
          onClick={parts.toggle}
        >
          {icon && <span className={iconStyle}>{icon}</span>}
          <span className={labels}>{title}</span>
          {end && <span className={side}>{end}</span>}
          {hasChevron && (
            <span className={`${iconStyle} ${turn}`}>
              <ChevronDownIcon aria-hidden />
            </span>
          )}
        </button>
      </Heading>
      <div {...parts.panel} className={panel()}>
        <div className={body}>{children}</div>
      </div>
    </div>
  );
}
