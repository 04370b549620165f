import type { Problem, UnreadableRow } from '@servery/api';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadError, type LoadErrorProps } from '../errors/LoadError.tsx';
import { UnreadableNotice } from '../errors/UnreadableNotice.tsx';
import { listPageMessages as messages } from '../messages/listPage.ts';

export interface ListBodyProps extends Omit<LoadErrorProps, 'error' | 'level'> {
  /** Why loading failed. */
  error: Problem | undefined;
  /**
   * The response, which may be an earlier one; undefined until one has loaded. Its `unreadable` rows
   * are named above the others.
   */
  data: (object & { unreadable?: readonly UnreadableRow[] | undefined }) | undefined;
  /** The rows, or their skeleton while they load. */
  children: ReactNode;
}

/** The rows or the error; both if earlier rows are still shown. */
export function ListBody({ error, data, staleTitle, children, ...props }: ListBodyProps) {
  const { formatMessage } = useIntl();
  const stale = data && (staleTitle ?? formatMessage(messages.stale));
  const problem = error && <LoadError {...props} error={error} staleTitle={stale} />;
  // Without permission, hide earlier rows too.
  if (error && (!data || error.code === 'forbidden')) return problem;
  return (
    <>
      {problem}
      <UnreadableNotice rows={data?.unreadable} />
      {children}
    </>
  );
}
