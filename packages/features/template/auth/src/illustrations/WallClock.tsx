import { bright, brightLine, line, paper, shade } from './Illustration.css.ts';

/** A wall clock at ten past ten. */
export function WallClock() {
  return (
    <>
      <circle className={shade} cx="120" cy="94" r="80" />
      <circle className={paper} cx="120" cy="94" r="60" />
      <path className={line} strokeWidth={3} d="M120 42v8m0 88v8M68 94h8m88 0h8" />
      <path className={line} d="M94 49l3 5m49-5l-3 5M94 139l3-5m49 5l-3-5" />
      <path className={brightLine} strokeWidth={5} d="M92 78l28 16 34-22" />
      <circle className={bright} cx="120" cy="94" r="6" />
    </>
  );
}
