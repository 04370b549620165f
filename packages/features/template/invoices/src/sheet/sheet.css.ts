import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { space, text, weight, color, border } = vars;
const hairline = `${border.hairline} solid ${color.border}`;

export const sheet = style({
  display: 'grid',
  gap: space.xl,
  padding: `clamp(${space.l}, 5%, ${space.xxxl})`,
  border: hairline,
  borderRadius: vars.radius.l,
  background: color.surface,
  color: color.text,
  fontSize: text.m,
  lineHeight: vars.line.normal,
  '@media': {
    [media.print]: { padding: space.none, border: 'none', borderRadius: space.none },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.l,
  paddingBlockEnd: space.xl,
  borderBlockEnd: hairline,
});
export const issuer = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  marginBlockEnd: space.xs,
  fontSize: text.xl,
  fontWeight: weight.bold,
  letterSpacing: '-0.01em',
});
export const logo = style({
  inlineSize: '1.4em',
  blockSize: '1.4em',
  fill: 'none',
  stroke: vars.tone.accent.solid,
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const quiet = style({ color: color.textMuted });
export const mast = style({ display: 'grid', alignContent: 'start', gap: space.s });
export const title = style({ fontSize: text.xxl, fontWeight: weight.bold, lineHeight: '1.25' });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const passage = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
export const label = style({
  marginBlockEnd: space.xs,
  fontSize: text.s,
  fontWeight: weight.medium,
  color: color.textMuted,
});
export const line = style({
  maxInlineSize: vars.size.measure,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  textAlign: 'start',
});
export const facts = style({ display: 'grid', gap: space.xxs });
export const totals = style({
  display: 'grid',
  gap: space.xs,
  inlineSize: '100%',
  '@media': {
    [media.medium]: { maxInlineSize: vars.size.field, marginInlineStart: 'auto' },
    [media.print]: { breakInside: 'avoid' },
  },
});
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.l,
  selectors: {
    [`${facts} > &`]: { justifyContent: 'flex-start', flexWrap: 'wrap', columnGap: space.s },
    [`${totals} > &:last-child`]: {
      paddingBlockStart: space.s,
      borderBlockStart: hairline,
      fontSize: text.l,
      fontWeight: weight.bold,
    },
  },
});
export const value = style({
  margin: space.none,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    [`${facts} &`]: { fontWeight: weight.medium },
    [`${totals} &`]: { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const caption = style({
  position: 'absolute',
  inlineSize: border.hairline,
  blockSize: border.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const tableHead = style({
  display: 'table-header-group',
  color: color.textMuted,
  fontSize: text.s,
});
const cell = {
  paddingBlock: space.s,
  paddingInline: space.s,
  borderBlockEnd: hairline,
  fontWeight: weight.regular,
  verticalAlign: 'baseline',
  selectors: {
    '&:first-child': { paddingInlineStart: space.none },
    '&:last-child': { paddingInlineEnd: space.none },
  },
};
const figures = {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
export const wide = style({ ...cell, inlineSize: '60%', textAlign: 'start' });
export const figure = style({ ...cell, ...figures });
export const figureColumn = style({
  ...cell,
  ...figures,
  '@media': { [media.narrow]: { display: 'none' }, [media.print]: { display: 'table-cell' } },
});
export const row = style({ '@media': { [media.print]: { breakInside: 'avoid' } } });
export const item = style({
  ...cell,
  fontWeight: weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const description = style({
  display: 'block',
  color: color.textMuted,
  fontSize: text.s,
  fontWeight: weight.regular,
});
export const times = style({
  display: 'none',
  color: color.textMuted,
  fontSize: text.s,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { display: 'block' }, [media.print]: { display: 'none' } },
});
export const sums = style({
  display: 'grid',
  gap: space.l,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const stub = style({
  paddingBlockStart: space.l,
  borderBlockStart: `${border.thick} dashed ${color.borderStrong}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
