import { arrow, darkArrow } from './arrow.css.ts';

/** A triangle that points down and is rotated by the placement of its overlay. */
export function ArrowShape({ isDark }: { isDark?: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 12 12"
      className={isDark ? `${arrow} ${darkArrow}` : arrow}
      strokeWidth={1}
    >
      <path d="M0 -1 L6 6 L12 -1" />
    </svg>
  );
}
