import { bright, brightLine, line, paper, shade } from './Illustration.css.ts';

/** A bucket, a mop and some foam. */
export function Bucket() {
  return (
    <>
      <circle className={shade} cx="120" cy="94" r="80" />
      <path className={line} strokeWidth={6} d="M176 26l-46 66" />
      <path className={line} d="M78 90a42 42 0 0 1 84 0" />
      <path className={paper} d="M72 90h96l-10 62q-1 6-8 6H90q-7 0-8-6z" />
      <path className={brightLine} strokeWidth={5} d="M75 106h90" />
      <circle className={paper} cx="96" cy="88" r="9" />
      <circle className={paper} cx="114" cy="84" r="12" />
      <circle className={paper} cx="134" cy="88" r="8" />
      <circle className={bright} cx="84" cy="64" r="5" />
      <circle className={bright} cx="100" cy="50" r="3" />
    </>
  );
}
