import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The height of the window minus that many keys, but at least a few cards. */
const heightBelow = (keys: number) =>
  `max(calc(${vars.size.key} * 7), calc(100dvh - ${vars.size.key} * ${keys}))`;

/** Each board scrolls separately within the remaining height of the page. */
export const boards = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc(${vars.size.key} * 5)`,
  justifyContent: 'start',
  alignItems: 'start',
  gap: vars.space.m,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  paddingBlockEnd: vars.space.s,
  '@media': {
    [media.narrow]: {
      gridAutoColumns: '88%',
      gap: vars.space.s,
      scrollSnapType: 'inline mandatory',
      scrollPaddingInline: vars.space.none,
    },
  },
});

export const board = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: vars.space.none,
  maxBlockSize: heightBelow(4),
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  '@media': {
    [media.narrow]: { scrollSnapAlign: 'center' },
    [media.wide]: { maxBlockSize: heightBelow(3.25) },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: vars.space.xs,
});

export const name = style({
  flex: '0 1 auto',
  minInlineSize: vars.space.none,
  margin: vars.space.none,
  fontSize: vars.text.m,
});

export const nameButton = style({
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.xs,
  border: 'none',
  borderRadius: vars.radius.s,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.bold,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'text',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceHover } } },
  },
});

export const naming = style({ flex: 'auto', minInlineSize: vars.space.none });

export const count = style({
  flex: 'none',
  minInlineSize: '1.75em',
  marginInlineEnd: 'auto',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.full,
  background: vars.tone.neutral.soft,
  color: vars.tone.neutral.onSoft,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.line.normal,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const scroller = style({
  flex: '0 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: vars.size.key,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  scrollbarWidth: 'thin',
});

export const list = style({
  flex: 'auto',
  margin: vars.space.none,
  paddingInline: vars.space.s,
  listStyle: 'none',
  selectors: { '&[data-over]': { background: vars.color.surfaceHover } },
});

export const empty = style({
  paddingBlock: vars.space.l,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  textAlign: 'center',
});

export const foot = style({ padding: vars.space.s });

export const composer = style({ display: 'grid', gap: vars.space.s });

export const beside = style({
  '@media': { [media.narrow]: { scrollSnapAlign: 'center' } },
});

export const waiting = style([board, { padding: vars.space.m }]);
