import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** Tiles in as many columns as fit: two on a phone, six on the screen of a counter. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} * 0.48)), 1fr))`,
  gap: vars.space.m,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

/** A tile that is a link to its list. */
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  minBlockSize: vars.size.target,
  blockSize: '100%',
  padding: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&[data-tone="warning"]': {
      background: vars.tone.warning.soft,
      borderColor: vars.tone.warning.edge,
      color: vars.tone.warning.onSoft,
    },
    '&[data-tone="danger"]': {
      background: vars.tone.danger.soft,
      borderColor: vars.tone.danger.edge,
      color: vars.tone.danger.onSoft,
    },
  },
  '@media': {
    [media.hover]: { selectors: { 'a&:hover': { borderColor: vars.color.borderStrong } } },
  },
});

export const figure = style({
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({ fontSize: vars.text.s });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

/** A list of rows in one frame, each with its action at the end. */
export const rows = style({
  margin: vars.space.none,
  padding: vars.space.none,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: vars.space.m,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` },
  },
});

export const outletName = style({ display: 'block', fontWeight: vars.weight.bold });

/** A note that nothing needs attention: no higher than its text, so that today stays in view. */
export const calm = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  margin: vars.space.none,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.tone.success.soft,
  color: vars.tone.success.onSoft,
});

export const welcome = style({
  padding: vars.space.l,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});
