import { bright, brightLine, line, paper, shade } from './Illustration.css.ts';

/** Three tickets on a rail, the first one done. */
export function TicketRail() {
  return (
    <>
      <circle className={shade} cx="120" cy="94" r="80" />
      <path className={paper} d="M40 52h44v74l-7-5-8 5-7-5-7 5-8-5-7 5z" />
      <path className={paper} d="M98 52h44v92l-7-5-8 5-7-5-7 5-8-5-7 5z" />
      <path className={paper} d="M156 52h44v60l-7-5-8 5-7-5-7 5-8-5-7 5z" />
      <rect className={bright} x="28" y="40" width="184" height="14" rx="7" />
      <path className={brightLine} strokeWidth={4} d="M52 84l8 8 14-16" />
      <path className={line} d="M50 106h24m34-36h24m-24 12h24m-24 12h16m-16 18h24m-24 12h12" />
      <path className={line} d="M166 70h24m-24 12h24m-24 12h12" />
    </>
  );
}
