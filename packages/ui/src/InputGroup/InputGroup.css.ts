import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { box } from '../TextField/InputBox.css.ts';

const size = (block: string, text: string) => layered({ minBlockSize: block, fontSize: text });

/** One border around an input and its addons. */
export const group = recipe({
  base: [box, layered({ alignItems: 'stretch', gap: vars.space.none, cursor: 'default' })],
  variants: {
    size: {
      s: size(vars.control.s, vars.text.s),
      m: {},
      l: size(vars.control.l, vars.text.l),
    },
    isMerged: { true: {} },
  },
  defaultVariants: { size: 'm' },
});
export type GroupVariants = NonNullable<RecipeVariants<typeof group>>;

const line = `${vars.border.hairline} solid ${vars.color.borderStrong}`;

/** The addons before or after the input, separated from it by a line unless merged. */
export const side = style(
  layered({
    display: 'flex',
    alignItems: 'stretch',
    flex: 'none',
    maxInlineSize: '50%',
    selectors: {
      '&[data-side=before]:not([data-merged])': { borderInlineEnd: line },
      '&[data-side=after]:not([data-merged])': { borderInlineStart: line },
    },
  }),
);

/** An addon among others: a line between them, and the group's rounded corners at its ends. */
const place = {
  [`${side}:not([data-merged]) > * + &`]: { borderInlineStart: line },
  [`${side}[data-side=before] > &:first-child`]: {
    borderStartStartRadius: vars.radius.s,
    borderEndStartRadius: vars.radius.s,
  },
  [`${side}[data-side=after] > &:last-child`]: {
    borderStartEndRadius: vars.radius.s,
    borderEndEndRadius: vars.radius.s,
  },
};

export const addon = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: vars.space.none,
    paddingInline: vars.space.m,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    lineHeight: vars.line.tight,
    selectors: {
      [`${side}:not([data-merged]) > &`]: { background: vars.color.surfaceSunken },
      ...place,
      [`${side}[data-merged][data-side=before] > &`]: { paddingInlineEnd: vars.space.none },
      [`${side}[data-merged][data-side=after] > &`]: { paddingInlineStart: vars.space.none },
    },
  }),
);

const live = ':not(:disabled):not([data-pending])';
const pressable = {
  '&:focus-visible': focusRingInset,
  '&:disabled': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
  [`&:active${live}`]: { background: vars.color.surfacePressed },
};
const hovered = {
  [media.hover]: { selectors: { [`&:hover${live}`]: { background: vars.color.surfaceHover } } },
};
export const addonButton = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: vars.size.target,
    paddingInline: vars.space.m,
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.tight,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { ...pressable, ...place, '&[data-pending]': { cursor: 'progress' } },
    '@media': hovered,
  }),
);

export const addonSelect = style(
  layered({
    appearance: 'none',
    inlineSize: '100%',
    minInlineSize: vars.space.none,
    borderRadius: 'inherit',
    border: 'none',
    paddingInlineStart: vars.space.m,
    paddingInlineEnd: `calc(${vars.space.m} + ${vars.size.icon} + ${vars.space.xs})`,
    background: 'transparent',
    color: vars.color.text,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: pressable,
    '@media': hovered,
  }),
);

export const selectFrame = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    minInlineSize: vars.space.none,
    selectors: place,
  }),
);

export const selectSign = style(
  layered({
    position: 'absolute',
    insetBlock: vars.space.none,
    insetInlineEnd: vars.space.m,
    display: 'flex',
    alignItems: 'center',
    color: vars.color.textMuted,
    pointerEvents: 'none',
  }),
);

export const option = style(layered({ background: vars.color.surface, color: vars.color.text }));

/** In a merged group, the value starts right after the addon's text. */
export const mergedInput = style(
  layered({
    selectors: {
      [`${side}[data-side=before] + &`]: { paddingInlineStart: vars.space.xxs },
      [`&:has(+ ${side})`]: { paddingInlineEnd: vars.space.xxs },
    },
  }),
);
