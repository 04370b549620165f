import { line, lines as linesStyle, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of what comes. */
  shape?: 'text' | 'control' | 'picture' | 'circle' | 'card';
  width?: 'full' | 'most' | 'half' | 'third' | 'short';
  /** How many lines of text; the last is shorter. */
  lines?: number;
}

/** Holds the place of what is loading, so that nothing jumps. Name the wait once, around all of them. */
export function Skeleton({ shape = 'text', width, lines = 1 }: SkeletonProps) {
  const own = width ?? (shape === 'circle' ? undefined : 'full');
  if (shape !== 'text' || lines < 2)
    return <span aria-hidden className={skeleton({ shape, width: own })} />;
  return (
    <span aria-hidden className={linesStyle}>
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={`${skeleton({ shape, width: index === lines - 1 ? 'half' : own })} ${line}`}
        />
      ))}
    </span>
  );
}
