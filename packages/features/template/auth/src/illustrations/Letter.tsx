import { bright, line, onBright, paper, shade } from './Illustration.css.ts';

/** A sealed letter on a tray. */
export function Letter() {
  return (
    <>
      <circle className={shade} cx="120" cy="94" r="80" />
      <rect className={paper} x="66" y="52" width="108" height="76" rx="10" />
      <path className={line} d="M70 58l50 38 50-38M70 122l34-34m66 34l-34-34" />
      <circle className={bright} cx="120" cy="98" r="14" />
      <path className={onBright} strokeWidth={3} d="M113 98l5 5 9-10" />
      <path className={line} strokeWidth={5} d="M44 136q2 10 14 10h124q12 0 14-10" />
    </>
  );
}
