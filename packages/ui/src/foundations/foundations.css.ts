import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.border}`;

export const sheet = style(
  layered({
    display: 'grid',
    gap: vars.space.xxl,
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    minInlineSize: vars.space.none,
  }),
);
export const lead = style(
  layered({ maxInlineSize: vars.size.measure, color: vars.color.textMuted, fontSize: vars.text.l }),
);
export const part = style(
  layered({ display: 'grid', gap: vars.space.m, minInlineSize: vars.space.none }),
);
export const quiet = style(layered({ color: vars.color.textMuted, fontSize: vars.text.s }));
export const mono = style(layered({ fontFamily: vars.font.mono, fontSize: vars.text.xs }));

/** Twelve steps in one row; two rows on phones. */
export const ramp = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    overflow: 'hidden',
    border: hairline,
    borderRadius: vars.radius.m,
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  }),
);
export const step = style(
  layered({
    display: 'grid',
    alignContent: 'end',
    blockSize: `calc(${vars.space.xxxl} * 1.5)`,
    padding: vars.space.s,
    fontSize: vars.text.xs,
    fontVariantNumeric: 'tabular-nums',
    forcedColorAdjust: 'none',
  }),
);

export const tokens = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(calc(${vars.size.menu} * 0.9), 100%), 1fr))`,
    gap: vars.space.s,
  }),
);
export const token = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.m,
    minBlockSize: vars.control.l,
    padding: vars.space.s,
    border: hairline,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    textAlign: 'start',
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } },
    },
  }),
);
export const swatch = style(
  layered({
    inlineSize: vars.space.xxl,
    blockSize: vars.space.xxl,
    border: hairline,
    borderRadius: vars.radius.s,
    forcedColorAdjust: 'none',
  }),
);
export const tokenName = style(
  layered({ display: 'block', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }),
);

export const scroller = style(
  layered({
    overflowX: 'auto',
    border: hairline,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
  }),
);
export const table = style(
  layered({ inlineSize: '100%', fontSize: vars.text.s, fontVariantNumeric: 'tabular-nums' }),
);
export const headCell = style(
  layered({
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  }),
);
export const cell = style(
  layered({
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    borderBlockStart: hairline,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
  }),
);
export const sample = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.control.l,
    paddingInline: vars.space.s,
    border: hairline,
    borderRadius: vars.radius.s,
    fontWeight: vars.weight.medium,
    forcedColorAdjust: 'none',
  }),
);
export const good = style(
  layered({ color: vars.tone.success.onSoft, fontWeight: vars.weight.medium }),
);
export const bad = style(layered({ color: vars.tone.danger.onSoft, fontWeight: vars.weight.bold }));

export const bar = style(
  layered({
    blockSize: vars.space.m,
    background: vars.tone.accent.solid,
    borderRadius: vars.space.xxs,
  }),
);
export const tile = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    gap: vars.space.xs,
    minBlockSize: `calc(${vars.space.xxxl} * 2)`,
    padding: vars.space.m,
    border: hairline,
    background: vars.color.surfaceRaised,
    textAlign: 'center',
  }),
);
export const track = style(
  layered({
    display: 'flex',
    padding: vars.space.xs,
    border: hairline,
    borderRadius: vars.radius.full,
    background: vars.color.surfaceSunken,
  }),
);
export const ball = style(
  layered({
    inlineSize: vars.space.xl,
    blockSize: vars.space.xl,
    borderRadius: vars.radius.full,
    background: vars.tone.accent.solid,
    transitionProperty: 'margin-inline-start',
    transitionTimingFunction: vars.motion.ease,
    selectors: { '&[data-away]': { marginInlineStart: `calc(100% - ${vars.space.xl})` } },
  }),
);
export const icons = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.space.xxxl} * 2.2), 1fr))`,
    gap: vars.space.s,
  }),
);
export const icon = style([
  token,
  layered({
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.m,
    fontSize: vars.text.xs,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    vars: { [vars.size.icon]: vars.size.iconLarge },
  }),
]);

export const editor = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `minmax(0, calc(${vars.size.panel} * 0.9)) minmax(0, 1fr)`,
    gap: vars.space.xxl,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const well = style(
  layered({
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    padding: vars.space.none,
    border: 'none',
    background: 'transparent',
    cursor: 'pointer',
  }),
);
export const preview = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    overflow: 'hidden',
    border: hairline,
    borderRadius: vars.radius.m,
    background: vars.color.canvas,
    color: vars.color.text,
    fontSize: vars.text.m,
  }),
);
export const previewMenu = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xs,
    padding: vars.space.m,
    borderInlineEnd: `${vars.border.hairline} solid ${vars.menu.border}`,
    background: vars.menu.surface,
    color: vars.menu.text,
  }),
);
export const menuWord = style(
  layered({
    padding: vars.space.s,
    borderRadius: vars.radius.s,
    selectors: {
      '&[data-current]': { background: vars.menu.active, color: vars.menu.onActive },
    },
  }),
);
export const previewPage = style(
  layered({
    margin: vars.space.l,
    padding: vars.space.l,
    border: hairline,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
  }),
);
/** Keeps the preview in view while its controls scroll. */
export const stays = style(
  layered({
    position: 'sticky',
    insetBlockStart: vars.space.l,
    zIndex: 1,
    '@media': { [media.narrow]: { position: 'static' } },
  }),
);
