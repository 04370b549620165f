import type { ReactNode } from 'react';
import { useLink } from '../Link/useLink.ts';
import { end as endStyle, icon as iconStyle, note, row, labels } from './ListGroup.css.ts';

/** The content of a list row. */
export interface RowLabels {
  /** The unique id of the row. */
  id: string;
  /** The main text. */
  title: ReactNode;
  /** A secondary line below the title. */
  description?: ReactNode;
  /** An icon or an avatar before the text. */
  icon?: ReactNode;
  /** A badge, a number or a time at the end. */
  end?: ReactNode;
  /**
   * Whether the row is disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/** A row of a `ListGroup`. */
export interface ListItem extends RowLabels {
  /** The address to open. With it the row is a link. */
  href?: string;
  /** Called when the row is pressed. With it the row is a button. */
  onPress?: () => void;
  /**
   * Whether the row is the current one.
   * @default false
   */
  isCurrent?: boolean;
  /** The colour, by meaning. The row isn't coloured if it's left out. */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
}

/** The content of a row. */
export function RowContent({ title, description, icon, end }: Omit<RowLabels, 'id'>) {
  return (
    <>
      {icon && <span className={iconStyle}>{icon}</span>}
      <span className={labels}>
        {title}
        {description && <span className={note}>{description}</span>}
      </span>
      {end && <span className={endStyle}>{end}</span>}
    </>
  );
}

/** A row of text, a link or a button. */
export function ListRow({ item, isNumbered }: { item: ListItem; isNumbered?: boolean }) {
  const { href, onPress, isCurrent, isDisabled, tone } = item;
  const link = useLink({ href: href ?? '', current: isCurrent ? 'page' : undefined });
  const look = (isLive: boolean) => row({ tone, isNumbered, isLive: isLive || undefined });
  if (href !== undefined && !isDisabled)
    return (
      <a {...link} className={look(true)}>
        <RowContent {...item} />
      </a>
    );
  if (onPress)
    return (
      <button
        type="button"
        disabled={isDisabled}
        aria-current={isCurrent || undefined}
        className={look(true)}
        onClick={onPress}
      >
        <RowContent {...item} />
      </button>
    );
  return (
    <div
      className={look(false)}
      aria-disabled={isDisabled || undefined}
      aria-current={isCurrent || undefined}
    >
      <RowContent {...item} />
    </div>
  );
}
