import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { override } from '../styles/layers.css.ts';
import { vars } from '../styles/theme.css.ts';

export const joined = style({});
const horizontal = style({});
const vertical = style({});
const wide = style({});

export const group = recipe({
  base: [joined, layered({ display: 'inline-flex', maxInlineSize: '100%', isolation: 'isolate' })],
  variants: {
    orientation: { horizontal, vertical: [vertical, layered({ flexDirection: 'column' })] },
    isWide: { true: [wide, layered({ display: 'flex', inlineSize: '100%' })] },
  },
  defaultVariants: { orientation: 'horizontal' },
});

type Rule = Extract<Parameters<typeof globalStyle>[1], object>;
const inside = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [override]: rule } });

const { none } = vars.space;
const overlap = `calc(${vars.border.hairline} * -1)`;
/**
 * The line between buttons, mixed from the text colour. On outlined buttons it replaces their
 * border.
 */
const divide = 'color-mix(in oklch, currentColor 28%, transparent)';

inside(`${wide} > *`, { flex: '1' });
inside(`${joined} > :is(:focus-visible, :active)`, { zIndex: 1 });
inside(`${horizontal} > :not(:first-child)`, {
  marginInlineStart: overlap,
  borderStartStartRadius: none,
  borderEndStartRadius: none,
  borderInlineStartColor: divide,
});
inside(`${horizontal} > :not(:last-child)`, {
  borderStartEndRadius: none,
  borderEndEndRadius: none,
});
inside(`${vertical} > :not(:first-child)`, {
  marginBlockStart: overlap,
  borderStartStartRadius: none,
  borderStartEndRadius: none,
  borderBlockStartColor: divide,
});
inside(`${vertical} > :not(:last-child)`, {
  borderEndStartRadius: none,
  borderEndEndRadius: none,
});
