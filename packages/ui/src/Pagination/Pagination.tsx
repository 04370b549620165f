import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import { useId, type ComponentType, type ReactNode } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from '../icons.ts';
import {
  bar,
  lengthField,
  lengthSelect,
  page as pageStyle,
  step,
  stepIcon,
  steps,
  summary,
} from './Pagination.css.ts';
import { pageRange, type PageRange } from './range.ts';

export interface PaginationWords {
  /** What the whole is, to a screen reader: "Pages of orders". */
  label: string;
  /** "26–50 of 240", in the reader's numerals. */
  summary: (range: PageRange, total: number) => ReactNode;
  /** "Page 2 of 10". */
  page: (range: PageRange) => ReactNode;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** "Rows per page". */
  pageLength: string;
}

export interface PaginationProps {
  /** The page, from 1. */
  page: number;
  pageLength: number;
  /** How many rows there are on all pages. */
  total: number;
  onChange: (page: number) => void;
  /** The lengths to choose from; without them the length is fixed. */
  pageLengths?: readonly number[];
  /** Called with the new length and the page on which the first visible row then is. */
  onPageLengthChange?: (pageLength: number, page: number) => void;
  isDisabled?: boolean;
  words: PaginationWords;
}

/** Where in a long list one is, and the ways on. */
export function Pagination({ words, total, pageLength, isDisabled, ...props }: PaginationProps) {
  const id = useId();
  const range = pageRange(props.page, pageLength, total);
  const { page, pages, from } = range;
  const button = (label: string, Icon: ComponentType<{ className: string }>, to: number) => {
    const isOff = isDisabled || to < 1 || to > pages || to === page;
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        // Not `disabled`: that would drop the focus of whoever just pressed it to the last page.
        aria-disabled={isOff || undefined}
        className={step}
        onClick={() => !isOff && props.onChange(to)}
      >
        <Icon className={stepIcon} />
      </button>
    );
  };
  return (
    <nav aria-label={words.label} className={bar}>
      <span role="status" className={summary}>
        {words.summary(range, total)}
      </span>
      {props.pageLengths && (
        <label htmlFor={id} className={lengthField}>
          {words.pageLength}
          <select
            id={id}
            value={pageLength}
            disabled={isDisabled}
            className={lengthSelect}
            onChange={(event) => {
              const next = Number(event.target.value);
              props.onPageLengthChange?.(next, Math.max(1, Math.ceil(from / next)));
            }}
          >
            {props.pageLengths.map((length) => (
              <option key={length} value={length}>
                {length}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={steps}>
        {button(words.first, ChevronFirst, 1)}
        {button(words.previous, ChevronStartIcon, page - 1)}
        <span className={pageStyle}>{words.page(range)}</span>
        {button(words.next, ChevronEndIcon, page + 1)}
        {button(words.last, ChevronLast, pages)}
      </div>
    </nav>
  );
}
