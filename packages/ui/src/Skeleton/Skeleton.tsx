import { line, lines as linesStyle, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * The shape of the content that loads.
   * @default 'text'
   */
  shape?: 'text' | 'control' | 'picture' | 'circle' | 'card';
  /**
   * The width, as a share of the container.
   * @default 'full'
   */
  width?: 'full' | 'most' | 'half' | 'third' | 'short';
  /**
   * The number of lines of a text. The last of several is shorter.
   * @default 1
   */
  lines?: number;
}

/**
 * A placeholder while content loads, so that the layout doesn't shift. Announce the loading once,
 * around all skeletons.
 */
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
