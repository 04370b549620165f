import { bright, line, onBright, paper, shade } from './Illustration.css.ts';

/** The swing door to the kitchen. */
export function SwingDoor() {
  return (
    <>
      <circle className={shade} cx="120" cy="94" r="80" />
      <path className={line} strokeWidth={4} d="M56 160V32h128v128M40 160h160" />
      <rect className={paper} x="62" y="38" width="56" height="118" rx="4" />
      <rect className={paper} x="122" y="38" width="56" height="118" rx="4" />
      <circle className={line} cx="90" cy="68" r="14" />
      <circle className={line} cx="150" cy="68" r="14" />
      <circle className={bright} cx="120" cy="102" r="22" />
      <path className={onBright} strokeWidth={6} d="M109 102h22" />
    </>
  );
}
