import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const form = recipe({
  base: layered({ display: 'grid', gap: vars.space.xl, minInlineSize: vars.space.none }),
  variants: {
    layout: {
      vertical: layered({ maxInlineSize: `calc(${vars.size.field} * 1.75)` }),
      horizontal: layered({ maxInlineSize: `calc(${vars.size.field} * 2.25)` }),
      columns: {},
      inline: layered({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: vars.space.m,
      }),
    },
  },
  defaultVariants: { layout: 'vertical' },
});

export const fields = recipe({
  base: layered({ display: 'grid', gap: vars.space.l, minInlineSize: vars.space.none }),
  variants: {
    layout: {
      vertical: {},
      horizontal: {},
      columns: layered({
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.size.field} * 0.75)), 1fr))`,
        alignItems: 'start',
      }),
      inline: layered({ display: 'contents' }),
    },
  },
  defaultVariants: { layout: 'vertical' },
});

/**
 * Positions a field's parts from the form: the label in the first column, the rest below the
 * control.
 */
const beside = fields.classNames.variants.layout.horizontal;
const wide = (rule: Parameters<typeof layered>[0]) =>
  layered({ '@media': { [media.medium]: rule } });
const labelWidth = `calc(${vars.size.field} / 2)`;
globalStyle(
  `${beside} > div:has(> * > label)`,
  wide({
    display: 'grid',
    gridTemplateColumns: `${labelWidth} minmax(0, 1fr)`,
    alignItems: 'start',
    columnGap: vars.space.l,
  }),
);
/** Content without a label, and the actions, start where the controls do. */
const indented = wide({ marginInlineStart: `calc(${labelWidth} + ${vars.space.l})` });
globalStyle(`${beside} > :not(:has(> * > label))`, indented);
globalStyle(`${beside} > div:has(> * > label) > *`, wide({ gridColumn: 2 }));
globalStyle(
  `${beside} > div > div:has(> label):first-child`,
  wide({
    gridColumn: 1,
    flexDirection: 'column',
    justifyContent: 'flex-start',
    gap: vars.space.none,
    paddingBlockStart: `calc((${vars.control.m} - 1lh) / 2)`,
  }),
);

export const section = style(
  layered({
    display: 'grid',
    gap: vars.space.l,
    minInlineSize: vars.space.none,
    selectors: {
      '& + &': {
        paddingBlockStart: vars.space.xl,
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
      },
    },
  }),
);
export const legend = style(
  layered({ display: 'grid', gap: vars.space.xxs, padding: vars.space.none }),
);
export const about = style(
  layered({
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontWeight: vars.weight.regular,
    lineHeight: vars.line.normal,
  }),
);

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    selectors: {
      '&[data-sticky]': {
        position: 'sticky',
        insetBlockEnd: vars.space.none,
        zIndex: vars.layer.sticky,
        paddingBlock: vars.space.m,
        background: vars.color.canvas,
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
      },
      '&[data-align=end]': { justifyContent: 'flex-end' },
      '&[data-align=between]': { justifyContent: 'space-between' },
    },
  }),
);
globalStyle(`${form.classNames.variants.layout.horizontal} > ${actions}`, indented);
export const note = style(layered({ color: vars.color.textMuted, fontSize: vars.text.s }));
