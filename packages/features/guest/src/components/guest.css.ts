import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const steps = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

export const count = style({
  minInlineSize: vars.space.xl,
  textAlign: 'center',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const between = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.xxs,
  minBlockSize: vars.size.target,
});

export const choice = style({
  display: 'flex',
  flex: 1,
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const extra = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const adding = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
});

export const grow = style({ flex: 1 });

export const large = style({
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '40dvb',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  minBlockSize: '100dvb',
  marginInline: 'auto',
  paddingInline: vars.space.l,
  // Space for the bar at the bottom.
  paddingBlockEnd: `calc(${vars.space.xxxl} * 2)`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.panel}` },
  },
});

/** One of the two columns; on a phone only the one in front is shown. */
export const half = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [`not all and ${media.wide}`]: { selectors: { '&[data-behind]': { display: 'none' } } },
  },
});

/** The column that stays visible while the menu scrolls. */
export const aside = style({
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: vars.space.l,
      maxBlockSize: `calc(100dvb - 2 * ${vars.space.l})`,
      overflowY: 'auto',
      padding: vars.space.l,
      border: `${vars.border.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.l,
      background: vars.color.surface,
    },
  },
});

export const phoneOnly = style({ '@media': { [media.wide]: { display: 'none' } } });

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.navigation,
  display: 'flex',
  gap: vars.space.s,
  padding: vars.space.m,
  paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.wide]: { display: 'none' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` },
    '&[data-waiting]': { color: vars.color.textMuted },
  },
});

export const quiet = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});

export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  fontSize: vars.text.l,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
});

export const cards = style([list, { gap: vars.space.m }]);
