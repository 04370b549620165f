import { expect, test } from 'vitest';
import { plant } from './plant.mjs';
import { styleRules } from './styleRules.mjs';

const path = 'packages/ui/src/Button/Button.css.ts';
const violationsOf = (style, file = path) =>
  styleRules(
    plant({ [file]: `import { style } from '@vanilla-extract/css';\nstyle({ ${style} });` }),
  );

test.each([
  'paddingInline: vars.space.m',
  'inlineSize: "100%", margin: 0, flexGrow: 1, zIndex: -1, opacity: 1',
  'gridTemplateColumns: "minmax(0, 1fr) auto"',
  'maxBlockSize: "90dvh", letterSpacing: "-0.01em", maxInlineSize: "60ch"',
  'color: "currentColor", background: "transparent", borderColor: "CanvasText"',
  'padding: `${vars.space.s} ${vars.space.m}`',
  '"@media": { [media.narrow]: { display: "none" } }',
  'transition: `opacity ${vars.motion.fast}`',
  'variants: { width: { full: { inlineSize: "100%" } } }',
])('styleRules allows %s', (style) => {
  expect(violationsOf(style)).toEqual([]);
});

test.each([
  'marginLeft: vars.space.m',
  'left: 0',
  'borderTopWidth: vars.border.hairline',
  'width: "100%"',
  'textAlign: "right"',
  'padding: 4',
  'padding: -4',
  'padding: "4px"',
  'padding: `${vars.space.s} 4px`',
  'inlineSize: calc.subtract(vars.size.icon, "1rem")',
  'gap: wide ? vars.space.m : "2rem"',
  'color: "#fff"',
  'color: "white"',
  'background: "oklch(50% 0.1 20)"',
  'boxShadow: `0 0 ${vars.space.s} black`',
  'transition: "opacity 120ms"',
  'transition: `opacity .2s ${vars.motion.ease}`',
  'fontWeight: 600',
  'zIndex: 10',
  'opacity: 0.5',
  '"@media": { "(min-width: 600px)": { display: "none" } }',
])('styleRules reports %s', (style) => {
  expect(violationsOf(style)).toHaveLength(1);
});

test('allows literals in the tokens themselves, but no physical sides', () => {
  const tokens = 'packages/ui/src/styles/skins.css.ts';
  expect(violationsOf('padding: "4px", color: "#fff"', tokens)).toEqual([]);
  expect(violationsOf('marginLeft: "4px"', tokens)).toHaveLength(1);
});

test('reports the file and the line', () => {
  expect(violationsOf('left: 0')[0]).toBe(`${path}:2 left: use the logical property`);
});

test("reports tokens imported from the kit's index rather than its styles", () => {
  const from = (source) => styleRules(plant({ [path]: `import { vars } from '${source}';` }));
  expect(from('@servery/ui')).toHaveLength(1);
  expect(from('@servery/ui/styles')).toEqual([]);
});
