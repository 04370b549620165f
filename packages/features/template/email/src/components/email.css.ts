import { media, vars } from '@servery/ui/styles';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

const tones = ['accent', 'success', 'warning', 'danger', 'info'] as const;
const line = `${vars.border.hairline} solid ${vars.color.border}`;

/**
 * On a wide screen it fills the remaining height and scrolls inside; on others it's nearly as high
 * as the window.
 */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: vars.space.l,
  blockSize: `calc(100dvb - ${vars.control.l} - ${vars.space.l} * 2)`,
  minBlockSize: vars.size.field,
  '@media': {
    [media.wide]: {
      blockSize: '100%',
      gridTemplateColumns: `calc(${vars.control.l} * 4.5) minmax(0, 1fr)`,
    },
  },
});
export const aside = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block', overflow: 'auto', minBlockSize: 0 } },
});
export const onlyNarrow = style({ '@media': { [media.wide]: { display: 'none' } } });

export const dot = style({
  flex: 'none',
  inlineSize: vars.space.s,
  blockSize: vars.space.s,
  borderRadius: vars.radius.full,
  selectors: Object.fromEntries(
    tones.map((tone) => [`&[data-tone=${tone}]`, { background: vars.tone[tone].solid }]),
  ),
});
globalStyle(`[aria-current] ${dot}`, {
  outline: `${vars.border.thick} solid ${vars.tone.accent.onSolid}`,
});
/** As wide as the icons above it. */
export const bullet = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.icon,
});

export const pane = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.m,
});
/** The list below an open email keeps its layout but is hidden. */
export const under = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minBlockSize: 0,
  selectors: { '&[data-covered]': { visibility: 'hidden' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.s,
  padding: vars.space.s,
  borderBlockEnd: line,
});
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s,
  flex: '1 0 auto',
  paddingInline: vars.space.s,
});
export const searching = style({
  flex: `1 1 ${vars.size.field}`,
  minInlineSize: 0,
  '@media': { [media.wide]: { maxInlineSize: `calc(${vars.size.field} * 1.4)` } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: `calc(${vars.control.m} + ${vars.space.s})`,
  paddingInline: vars.space.m,
  borderBlockEnd: line,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});
export const barMessages = style({
  flex: '1',
  minInlineSize: 0,
  paddingInlineStart: vars.space.s,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const scroller = style({
  position: 'relative',
  flex: '1',
  minBlockSize: 0,
  overflow: 'auto',
  contain: 'strict',
});
const rowHeight = {
  blockSize: `calc((${vars.text.m} + ${vars.text.m} + ${vars.text.s}) * 1.5 + ${vars.space.m} * 2)`,
  '@media': { [media.wide]: { blockSize: `calc(${vars.control.m} + ${vars.space.m})` } },
};
export const measure = style({
  ...rowHeight,
  position: 'absolute',
  insetInlineStart: 0,
  visibility: 'hidden',
});
export const rows = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  ...rowHeight,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gridTemplateRows: 'repeat(3, minmax(0, 1fr))',
  gridTemplateAreas: '"check face sender time" "check face subject star" "check face preview star"',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockEnd: line,
  color: vars.color.textMuted,
  contain: 'layout style',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[data-unread]': { color: vars.color.text, background: vars.color.surfaceRaised },
    '&[data-unread]:hover': { background: vars.color.surfaceHover },
    '&[data-selected], &[data-selected]:hover': { background: vars.color.surfaceSelected },
    '&:focus-within': {
      boxShadow: `inset ${vars.space.xxs} 0 0 ${vars.tone.accent.solid}`,
    },
    '&:focus-within:dir(rtl)': {
      boxShadow: `inset calc(-1 * ${vars.space.xxs}) 0 0 ${vars.tone.accent.solid}`,
    },
  },
  '@media': {
    ...rowHeight['@media'],
    [media.wide]: {
      ...rowHeight['@media'][media.wide],
      gridTemplateColumns: `auto auto auto calc(${vars.control.l} * 3) auto minmax(0, 1fr) auto`,
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateAreas: '"check star face sender subject preview time"',
      paddingBlock: 0,
    },
  },
});
/** Above the link that fills the row. */
const above = { position: 'relative', zIndex: 1 } as const;
export const check = style({ ...above, gridArea: 'check' });
export const starred = style({
  ...above,
  gridArea: 'star',
  justifySelf: 'end',
});
globalStyle(`${starred}[data-on] svg`, { color: vars.tone.warning.edge });
export const facePlace = style({ gridArea: 'face' });
/** Text of any direction is aligned with the start of the row. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;
export const sender = style({
  ...oneLine,
  gridArea: 'sender',
  color: vars.color.text,
  selectors: { '[data-unread] &': { fontWeight: vars.weight.bold } },
});
export const subject = style({
  gridArea: 'subject',
  ...oneLine,
  color: vars.color.text,
  '@media': { [media.wide]: { maxInlineSize: `calc(${vars.size.field} * 1.4)` } },
  selectors: { '[data-unread] &': { fontWeight: vars.weight.bold } },
});
globalStyle(`${subject} a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${subject} a:focus-visible`, { outline: 'none' });
globalStyle(`${subject} a:focus-visible::after`, {
  outline: `${vars.border.thick} solid ${vars.color.focus}`,
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
});
export const preview = style({
  gridArea: 'preview',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  fontSize: vars.text.s,
  '@media': { [media.wide]: { fontSize: vars.text.m } },
});
export const previewText = style({ ...oneLine, flex: '1', minInlineSize: 0 });
export const marks = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space.xs,
});
export const time = style({
  gridArea: 'time',
  justifySelf: 'end',
  whiteSpace: 'nowrap',
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.wide]: { minInlineSize: vars.control.l, textAlign: 'end' } },
});
/** Placeholder of a row that hasn't loaded. */
export const waiting = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
});
export const instead = style({ padding: vars.space.l });
