import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const items = style({
  display: 'grid',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  gap: vars.space.m,
  alignItems: 'start',
  justifyContent: 'space-between',
  paddingBlock: vars.space.m,
  // A phone is too narrow for picture, text and price in one row.
  '@media': { [media.narrow]: { flexWrap: 'wrap', justifyContent: 'end' } },
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` },
  },
});

export const picture = style({
  flex: 'none',
  inlineSize: `calc(${vars.control.l} * 2)`,
  blockSize: `calc(${vars.control.l} * 2)`,
  objectFit: 'cover',
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
  '@media': {
    [media.narrow]: { inlineSize: vars.control.l, blockSize: vars.control.l },
  },
});

export const facts = style({
  display: 'grid',
  gap: vars.space.xxs,
  flex: 1,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { flexBasis: '60%' } },
});

export const options = style({
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const lookers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.m,
});
