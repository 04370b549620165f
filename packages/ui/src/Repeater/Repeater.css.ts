import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const repeater = style(
  layered({ display: 'grid', gap: vars.space.m, minInlineSize: vars.space.none }),
);
export const heading = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.m,
    fontSize: vars.text.s,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
  }),
);
export const count = style(
  layered({
    color: vars.color.textMuted,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const list = style(
  layered({
    display: 'grid',
    overflow: 'clip',
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
  }),
);
export const row = style(
  layered({
    display: 'flex',
    alignItems: 'flex-end',
    flexWrap: 'wrap',
    gap: vars.space.s,
    padding: vars.space.m,
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
    '@starting-style': { opacity: 0 },
    selectors: {
      'li + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` },
    },
  }),
);
export const content = style(
  layered({
    flex: `1 1 calc(${vars.size.field} / 2)`,
    minInlineSize: vars.space.none,
    // On phones there's no space for fields next to three buttons, so the buttons wrap below.
    selectors: { '[data-movable] > &': { flexBasis: vars.size.field } },
  }),
);
export const tools = style(layered({ display: 'flex', flex: 'none', marginInlineStart: 'auto' }));
export const gone = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    selectors: {
      'li + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` },
    },
  }),
);
export const empty = style(
  layered({
    padding: vars.space.l,
    border: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    textAlign: 'center',
  }),
);
export const foot = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m }),
);
