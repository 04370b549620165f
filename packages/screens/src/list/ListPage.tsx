import { Heading } from '@servery/ui';
import type { ReactNode } from 'react';
import * as styles from './ListPage.css.ts';

export interface ListPageProps {
  /** A link to the parent page. */
  parent?: ReactNode;
  title: ReactNode;
  /** The number of rows as text; empty until it is known. */
  count?: ReactNode;
  /** The buttons of the toolbar, the main one last. */
  actions?: ReactNode;
  /** The filters: `ListFilters` and anything next to it. */
  filters?: ReactNode;
  /**
   * Whether a panel is open next to the rows on a wide screen.
   * @default false
   */
  hasPanel?: boolean;
  /** The rows: `ListBody` and `ListPages`, then any drawers and dialogs. */
  children: ReactNode;
}

/** Layout of a list page: its title, the number of rows, the toolbar, the filters and the rows. */
export function ListPage({ parent, title, hasPanel, children, ...props }: ListPageProps) {
  const { count, actions, filters } = props;
  return (
    <div className={styles.page} data-beside={hasPanel || undefined}>
      {parent}
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>{title}</Heading>
          <span role="status" className={styles.count}>
            {count}
          </span>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {filters}
      {children}
    </div>
  );
}
