import { bright, line, paper, shade } from './Illustration.css.ts';

/** An empty plate with two crumbs. */
export function EmptyPlate() {
  return (
    <>
      <circle className={shade} cx="120" cy="94" r="80" />
      <circle className={paper} cx="120" cy="94" r="54" />
      <circle className={line} cx="120" cy="94" r="36" />
      <path className={line} strokeWidth={4} d="M36 54v22q0 10 9 10t9-10V54m-9 0v84" />
      <path className={line} strokeWidth={4} d="M196 138V54q-12 8-12 28v16h12" />
      <circle className={bright} cx="132" cy="104" r="4" />
      <circle className={bright} cx="114" cy="90" r="2.5" />
      <circle className={bright} cx="122" cy="110" r="2" />
    </>
  );
}
