import { line, paper, shade } from './Illustration.css.ts';

/** A board with three hooks. */
export function KeyBoard() {
  return (
    <>
      <circle className={shade} cx="120" cy="94" r="80" />
      <rect className={paper} x="36" y="30" width="168" height="24" rx="8" />
      {[64, 120, 176].map((x) => (
        <path key={x} className={line} strokeWidth={3} d={`M${x - 5} 54v8a5 5 0 0 0 10 0`} />
      ))}
    </>
  );
}
