import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The list tabs can be wider than a phone, so they scroll. */
export const lists = style({
  minInlineSize: vars.space.none,
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: vars.border.thick,
});

export const filled = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '75dvh',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  minBlockSize: vars.control.m,
  '@media': { print: { display: 'none' } },
});

export const pages = style({ flex: 1 });

export const loaded = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});
