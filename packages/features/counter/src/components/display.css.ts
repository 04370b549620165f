import { media, vars } from '@servery/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';

/** Grows with the screen, so that it can be read across the counter. */
const readable = `max(3vmin, ${vars.text.l})`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space.l,
  boxSizing: 'border-box',
  blockSize: '100dvh',
  padding: vars.space.xl,
  background: vars.color.canvas,
  fontSize: readable,
  overflowWrap: 'anywhere',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      columnGap: vars.space.xxxl,
    },
  },
});

export const lines = style({
  gridColumn: 1,
  margin: vars.space.none,
  padding: vars.space.none,
  overflowY: 'auto',
  listStyle: 'none',
});

export const line = style({
  display: 'flex',
  gap: vars.space.l,
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const quantity = style({
  minInlineSize: '2ch',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
});

export const what = style({ display: 'grid', flex: 1 });

export const quiet = style({ color: vars.color.textMuted, fontSize: '0.8em' });

export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const totals = style({
  // The total is the largest amount.
  vars: { [vars.text.l]: `max(5vmin, ${vars.text.xxl})` },
  gridArea: '-2 / -2 / -1 / -1',
  alignSelf: 'end',
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

/** Content in the middle of the screen. */
export const middle = style({
  display: 'grid',
  gridArea: '1 / 1 / -1 / -1',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.l,
  textAlign: 'center',
});

export const large = style({
  margin: vars.space.none,
  fontSize: `max(9vmin, ${vars.text.xxl})`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xxxl,
  rowGap: vars.space.l,
  margin: vars.space.none,
});

export const figure = style({ display: 'grid', justifyItems: 'center' });

const grow = keyframes({ from: { transform: 'scale(0)' } });

export const tick = style({
  vars: { [vars.size.icon]: '1.6em' },
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3em',
  blockSize: '3em',
  borderRadius: vars.radius.full,
  background: vars.tone.success.soft,
  color: vars.tone.success.onSoft,
  fontSize: `max(4vmin, ${vars.text.xl})`,
  animation: `${grow} ${vars.motion.slow} ${vars.motion.ease}`,
});
