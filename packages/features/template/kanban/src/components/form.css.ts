import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const line = style({ display: 'grid', gap: vars.space.s });
export const nameAndQuantity = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': {
    [media.medium]: { gridTemplateColumns: `minmax(0, 1fr) calc(${vars.control.m} * 3.5)` },
  },
});

export const comments = style({
  display: 'grid',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});
export const part = style({ margin: vars.space.none, fontSize: vars.text.m });
export const commentList = style({
  display: 'grid',
  gap: vars.space.m,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});
export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
});
export const speaker = style({ fontSize: vars.text.s, fontWeight: vars.weight.medium });
export const textBlock = style({
  margin: vars.space.none,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const row = style({ display: 'flex', justifyContent: 'flex-end' });
