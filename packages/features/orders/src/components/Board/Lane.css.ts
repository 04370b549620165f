import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints.ts';

/** The minimum width of a ticket, about that of a kitchen slip. */
const slip = `calc(${vars.size.key} * 4.75)`;

export const lane = style({
  minInlineSize: vars.space.none,
  '@container': {
    [breakpoints.wide]: {
      minBlockSize: vars.space.none,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      paddingBlockEnd: vars.space.xl,
      paddingInline: vars.space.xs,
    },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: vars.space.none,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  minBlockSize: vars.control.l,
  marginBlockEnd: vars.space.s,
  background: vars.color.canvas,
  '@container': { [breakpoints.narrow]: { minBlockSize: vars.space.none } },
});

/** Visually hidden on a narrow board, whose tabs show the name already. */
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: vars.text.l,
  '@container': {
    [breakpoints.narrow]: {
      position: 'absolute',
      inlineSize: vars.border.hairline,
      blockSize: vars.border.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** Hidden on a narrow board, which has its own button within reach of a thumb. */
export const quiet = style({ '@container': { [breakpoints.narrow]: { display: 'none' } } });

export const count = style({
  minInlineSize: '1.75em',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.full,
  background: vars.tone.neutral.soft,
  color: vars.tone.neutral.onSoft,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.line.normal,
  textAlign: 'center',
  selectors: {
    '&[data-fresh]': { background: vars.tone.accent.solid, color: vars.tone.accent.onSolid },
  },
});

export const tickets = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${slip}), 1fr))`,
  gap: vars.space.m,
});

export const compactTickets = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${slip}), 1fr))`,
  gap: vars.space.s,
});

export const group = style({
  selectors: { '& + &': { marginBlockStart: vars.space.l } },
});

export const groupName = style({
  marginBlockEnd: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.m,
  fontVariantNumeric: 'tabular-nums',
});

export const empty = style({
  padding: vars.space.l,
  border: `${vars.border.hairline} dashed ${vars.color.border}`,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const rows = style({
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  overflow: 'hidden',
});
