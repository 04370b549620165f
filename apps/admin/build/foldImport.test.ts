import { minifySync } from 'vite';
import { expect, test } from 'vitest';
import { foldImport } from './foldImport.ts';

test("foldImport binds the imported names without leaking the module's own", async () => {
  const module = 'const t=20;function n(e){return e+t}var r=22;export{n as a,r as b};';
  const folded = foldImport('import{a as add,b}from"./module.js";', module);
  const { sum } = await import(`data:text/javascript,${folded}const t=0;export const sum=add(b)+t`);
  expect(sum).toBe(42);
});

test('foldImport leaves out exports that are not imported, so that minifying drops their code', () => {
  const module = 'const t=()=>`kept`,n=()=>`dropped`;export{t as a,n as b};';
  const folded = foldImport('import{a}from"./module.js";', module);
  const { code } = minifySync('page.js', `${folded}console.log(a())`, { module: true });
  expect(code).toContain('kept');
  expect(code).not.toContain('dropped');
});
