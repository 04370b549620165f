import { bright, line, paper, shade } from './Illustration.css.ts';

/** An open padlock. */
export function Padlock() {
  return (
    <>
      <circle className={shade} cx="120" cy="94" r="80" />
      <path className={line} strokeWidth={9} d="M92 86V62a28 28 0 0 1 54-10" />
      <rect className={paper} x="72" y="84" width="96" height="70" rx="14" />
      <circle className={bright} cx="120" cy="112" r="9" />
      <path className={bright} d="M116 114h8l3 22h-14z" />
      <path className={line} d="M84 142h10m52 0h10" />
    </>
  );
}
