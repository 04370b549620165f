import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const frame = style({
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});

export const uses = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const quiet = style({ color: vars.color.textMuted });
