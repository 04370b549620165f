import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { none, xs, s, m, l, xl, xxl } = vars.space;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: xxl });

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: s,
  paddingBlockStart: m,
  textAlign: 'center',
  textWrap: 'balance',
});
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: s,
  marginBlockStart: m,
});

/** One column, no wider than a card can be read easily, or three. */
export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: l,
  inlineSize: '100%',
  maxInlineSize: vars.size.dialog,
  marginInline: 'auto',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: 'stretch',
      maxInlineSize: '100%',
    },
  },
});
/** Fills its cell, so that the cards of a row are equally high. */
export const cell = style({ display: 'grid', minInlineSize: none });
export const plan = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: l,
  blockSize: '100%',
});
/** The row of the badge. In columns it's on every card, so that their contents are level. */
export const badge = style({
  display: 'flex',
  justifyContent: 'flex-end',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.wide]: { minBlockSize: xl, selectors: { '&:empty': { display: 'flex' } } },
  },
});
export const name = style({
  display: 'grid',
  justifyItems: 'center',
  gap: xs,
  textAlign: 'center',
});
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: xs,
});
/** As high as one line, so that it stays level with the other cards. */
export const total = style({
  minBlockSize: '1lh',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  textAlign: 'center',
});
export const benefits = style({ display: 'grid', gap: s, alignContent: 'start', flex: 'auto' });
export const benefit = style({ display: 'flex', alignItems: 'start', gap: s });
export const check = style({
  display: 'grid',
  flex: 'none',
  alignItems: 'center',
  blockSize: '1lh',
  color: vars.tone.success.onSoft,
});
export const current = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: s,
  minBlockSize: vars.control.m,
  borderRadius: vars.radius.s,
  background: vars.tone.success.soft,
  color: vars.tone.success.onSoft,
  fontWeight: vars.weight.medium,
});

export const trial = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: l,
});
export const trialText = style({ display: 'grid', gap: xs, flex: `1 1 ${vars.size.field}` });

export const questions = style({ display: 'grid', gap: l });
