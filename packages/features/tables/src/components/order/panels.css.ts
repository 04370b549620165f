import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const list = style({
  display: 'grid',
  gap: vars.space.s,
  listStyle: 'none',
  margin: vars.space.none,
  padding: vars.space.none,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const what = style({
  display: 'grid',
  gap: vars.space.xxs,
  flex: `1 1 ${vars.size.key}`,
  overflowWrap: 'anywhere',
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});

export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  justifyContent: 'space-between',
});

export const menu = style({
  display: 'grid',
  gap: vars.space.s,
  maxBlockSize: '70dvb',
  overflowY: 'auto',
  paddingInlineEnd: vars.space.xs,
});
