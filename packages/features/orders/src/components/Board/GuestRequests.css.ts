import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints.ts';

/** Placed above the lanes; at most a third of the board, beyond which the list scrolls. */
export const requests = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.panel}), 1fr))`,
  gap: vars.space.s,
  flex: 'none',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
  '@container': {
    [breakpoints.wide]: { maxBlockSize: '33%', overflowY: 'auto', paddingInline: vars.space.xs },
  },
});

export const request = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: vars.space.none,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.tone.warning.edge}`,
  borderRadius: vars.radius.m,
  background: vars.tone.warning.soft,
  color: vars.tone.warning.onSoft,
});

export const textBlock = style({
  display: 'grid',
  flex: 1,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

export const table = style({ fontWeight: vars.weight.bold });
