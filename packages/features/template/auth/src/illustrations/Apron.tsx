import { bright, brightLine, line, onBright, paper, shade } from './Illustration.css.ts';

/** An apron with a name tag. */
export function Apron() {
  return (
    <>
      <circle className={shade} cx="120" cy="94" r="80" />
      <path className={line} strokeWidth={4} d="M98 46c0-32 44-32 44 0" />
      <path className={line} strokeWidth={4} d="M78 92H50m112 0h28" />
      <path className={paper} d="M96 44h48l4 36 18 8 8 70q0 8-8 8H74q-8 0-8-8l8-70 18-8z" />
      <rect className={bright} x="107" y="56" width="26" height="14" rx="4" />
      <path className={onBright} d="M112 63h16" />
      <path className={line} d="M94 112h52v22q0 8-8 8h-36q-8 0-8-8z" />
      <path className={brightLine} strokeWidth={4} d="M132 100v22" />
    </>
  );
}
