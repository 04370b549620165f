import { brightLine, line, paper } from './Illustration.css.ts';
import { KeyBoard } from './KeyBoard.tsx';

/** An empty key hook with a note. */
export function EmptyHook() {
  return (
    <>
      <KeyBoard />
      <path
        className={line}
        strokeWidth={3}
        strokeDasharray="1 7"
        d="M120 104v50m0-18h14m-14 14h10"
      />
      <circle className={line} strokeWidth={3} strokeDasharray="1 7" cx="120" cy="88" r="16" />
      <path className={line} d="M176 66v10" />
      <path className={paper} d="M156 76h40v44h-12l-10 10v-10h-18z" />
      <path className={brightLine} strokeWidth={3} d="M165 90h22m-22 9h22m-22 9h12" />
    </>
  );
}
