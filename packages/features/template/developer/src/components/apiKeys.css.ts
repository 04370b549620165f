import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { none, xs, s, m, l, xl } = vars.space;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: xl });
export const lead = style({ display: 'grid', gap: xs, maxInlineSize: vars.size.measure });

/** The form above the list, or beside it on wide screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: l,
  '@media': {
    [media.wide]: { gridTemplateColumns: `${vars.size.field} minmax(0, 1fr)`, gap: xl },
  },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: l });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: s,
  paddingBlockStart: l,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: none, borderBlockStart: 'none' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: s,
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: s,
  minInlineSize: none,
  minBlockSize: vars.control.m,
  overflowWrap: 'anywhere',
});
export const masked = style({ fontFamily: vars.font.mono });
export const secret = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: m,
});
