import type { Problem } from '@servery/api';
import { LoadError, type LoadErrorProps } from '../errors/LoadError.tsx';
import { RowsSkeleton, type RowsSkeletonProps } from './RowsSkeleton.tsx';

export interface LoadStateProps extends Omit<LoadErrorProps, 'error'>, RowsSkeletonProps {
  /** Why loading failed; undefined while it is pending. */
  error: Problem | undefined;
}

/** Shown in place of content until it is loaded: skeleton rows, or the error. */
export function LoadState({ error, lines, hasHeading, ...props }: LoadStateProps) {
  if (error === undefined) return <RowsSkeleton lines={lines} hasHeading={hasHeading} />;
  return <LoadError {...props} error={error} />;
}
