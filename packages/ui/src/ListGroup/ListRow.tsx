import type { ReactNode } from 'react';
import { useLink } from '../Link/useLink.ts';
import { end as endStyle, icon as iconStyle, note, row, words } from './ListGroup.css.ts';

/** What every row of a list shows. */
export interface RowWords {
  id: string;
  title: ReactNode;
  /** A second, quiet line. */
  description?: ReactNode;
  /** An icon or an avatar before the words. */
  icon?: ReactNode;
  /** A badge, a figure or a time at the end. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface ListItem extends RowWords {
  /** Makes it a link. */
  href?: string;
  /** Makes it a button. */
  onPress?: () => void;
  /** Where one is. */
  isCurrent?: boolean;
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
}

/** What stands in a row, in its order. */
export function RowContent({ title, description, icon, end }: Omit<RowWords, 'id'>) {
  return (
    <>
      {icon && <span className={iconStyle}>{icon}</span>}
      <span className={words}>
        {title}
        {description && <span className={note}>{description}</span>}
      </span>
      {end && <span className={endStyle}>{end}</span>}
    </>
  );
}

/** A row that is read, followed or pressed. */
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
