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
import { usePaginationLabels } from './usePaginationLabels.ts';

/** The texts of a `Pagination`. */
export interface PaginationLabels {
  /** The accessible name of the navigation: "Pages of orders". */
  label: string;
  /** Returns the range of rows and their total: "26–50 of 240". */
  summary: (range: PageRange, total: number) => ReactNode;
  /** Returns the number of the page: "Page 2 of 10". */
  page: (range: PageRange) => ReactNode;
  /** The accessible name of the button to the first page. */
  first: string;
  /** The accessible name of the button to the previous page. */
  previous: string;
  /** The accessible name of the button to the next page. */
  next: string;
  /** The accessible name of the button to the last page. */
  last: string;
  /** The label of the choice of page lengths: "Rows per page". */
  pageLength: string;
}

export interface PaginationProps {
  /** The 1-based number of the page. */
  page: number;
  /** The number of rows per page. */
  pageLength: number;
  /** The number of rows on all pages. */
  total: number;
  /** Called with the 1-based number of a page when the user selects it. */
  onChange: (page: number) => void;
  /** The page lengths to choose from. There's no choice if it's left out. */
  pageLengths?: readonly number[];
  /** Called with the new page length, and the page that then contains the first visible row. */
  onPageLengthChange?: (pageLength: number, page: number) => void;
  /**
   * Whether the page can't be changed.
   * @default false
   */
  isDisabled?: boolean;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<PaginationLabels>;
}

/** The position in a long list, and buttons to its other pages. */
export function Pagination({ total, pageLength, isDisabled, ...props }: PaginationProps) {
  const labels = usePaginationLabels(props.labels);
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
        // `disabled` would drop focus when a press reaches the last page.
        aria-disabled={isOff || undefined}
        className={step}
        onClick={() => !isOff && props.onChange(to)}
      >
        <Icon className={stepIcon} />
      </button>
    );
  };
  return (
    <nav aria-label={labels.label} className={bar}>
      <span role="status" className={summary}>
        {labels.summary(range, total)}
      </span>
      {props.pageLengths && (
        <label htmlFor={id} className={lengthField}>
          {labels.pageLength}
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
        {button(labels.first, ChevronFirst, 1)}
        {button(labels.previous, ChevronStartIcon, page - 1)}
        <span className={pageStyle}>{labels.page(range)}</span>
        {button(labels.next, ChevronEndIcon, page + 1)}
        {button(labels.last, ChevronLast, pages)}
      </div>
    </nav>
  );
}
