import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { s, m } = vars.space;

export const friends = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.field}), 1fr))`,
  gap: m,
});
export const friend = style({
  display: 'grid',
  alignContent: 'start',
  gap: s,
  padding: m,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
});
