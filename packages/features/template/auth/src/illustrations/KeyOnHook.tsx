import { bright, brightLine, line, paper } from './Illustration.css.ts';
import { KeyBoard } from './KeyBoard.tsx';

/** A key on its hook. */
export function KeyOnHook() {
  return (
    <>
      <KeyBoard />
      <path className={brightLine} strokeWidth={7} d="M120 104v52m0-20h14m-14 16h10" />
      <circle className={brightLine} strokeWidth={7} cx="120" cy="88" r="16" />
      <path className={line} d="M64 66v14" />
      <rect className={paper} x="51" y="80" width="26" height="38" rx="5" />
      <circle className={bright} cx="64" cy="89" r="2.5" />
      <path className={line} d="M59 100h10m-10 8h7" />
    </>
  );
}
