import { bright, brightLine, line, paper, shade } from './Illustration.css.ts';

/** A service bell. */
export function ServiceBell() {
  return (
    <>
      <circle className={shade} cx="120" cy="94" r="80" />
      <path className={brightLine} strokeWidth={4} d="M92 46q-12 5-20 15m76-15q12 5 20 15" />
      <path className={line} strokeWidth={6} d="M120 62v14" />
      <circle className={bright} cx="120" cy="54" r="9" />
      <path className={paper} d="M66 130a54 54 0 0 1 108 0z" />
      <path className={line} d="M84 118a38 38 0 0 1 20-24" />
      <rect className={paper} x="52" y="130" width="136" height="14" rx="7" />
    </>
  );
}
