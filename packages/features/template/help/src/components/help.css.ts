import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { none, s, m, l, xl, xxl, xxxl } = vars.space;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: xl });

export const banner = style({
  display: 'grid',
  justifyItems: 'center',
  gap: s,
  paddingBlock: xxl,
  paddingInline: l,
  borderRadius: vars.radius.l,
  background: vars.tone.accent.soft,
  color: vars.tone.accent.onSoft,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.medium]: { paddingBlock: xxxl } },
});
export const searching = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.dialog,
  marginBlockStart: m,
  textAlign: 'start',
});
/** As high as one line while the count loads. */
export const count = style({
  minBlockSize: '1lh',
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: l,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `calc(${vars.size.field} * 0.75) minmax(0, 1fr)`,
      gap: xl,
    },
  },
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: m,
  minInlineSize: none,
});
export const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.m,
  background: vars.tone.accent.soft,
  color: vars.tone.accent.onSoft,
});
export const subtitle = style({ color: vars.color.textMuted });

/** Paragraphs of an answer, no longer than lines can be read easily. */
export const answer = style({
  display: 'grid',
  gap: s,
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
});

export const contacts = style({
  display: 'grid',
  gap: l,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.size.field} * 0.75)), 1fr))`,
});
export const contact = style({
  display: 'grid',
  justifyItems: 'center',
  gap: s,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** Links next to their buttons, not at the far ends of a wide page. */
export const pages = style({ display: 'grid', gap: s, maxInlineSize: vars.size.dialog });

/** A price in a column of its own, with level digits in right-to-left layouts too. */
export const price = style({
  display: 'block',
  direction: 'ltr',
  minInlineSize: '11ch',
  textAlign: 'end',
});
