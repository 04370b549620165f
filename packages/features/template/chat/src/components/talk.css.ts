import { vars } from '@servery/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';
import { media } from '@servery/ui/styles';

export const stage = style({
  position: 'relative',
  flex: '1',
  minBlockSize: vars.space.none,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.canvas,
});

/**
 * Scrolls from the end: new messages stay in view, and prepending older ones doesn't move the
 * content.
 */
export const scroller = style({
  flex: '1',
  minBlockSize: vars.space.none,
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
  },
});

/** The auto margin keeps a few messages at the end of the area. */
export const inside = style({ marginBlockEnd: 'auto', padding: vars.space.m });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

const between = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});
const rule = { content: '', flex: '1', blockSize: vars.border.hairline } as const;
export const day = style([
  between,
  {
    selectors: {
      '&::before': { ...rule, background: vars.color.border },
      '&::after': { ...rule, background: vars.color.border },
    },
  },
]);
export const fresh = style([
  between,
  {
    color: vars.tone.accent.onSoft,
    fontWeight: vars.weight.medium,
    selectors: {
      '&::before': { ...rule, background: vars.tone.accent.edge },
      '&::after': { ...rule, background: vars.tone.accent.edge },
    },
  },
]);
export const call = style([between, { justifyContent: 'center', gap: vars.space.s }]);

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  maxInlineSize: `min(90%, ${vars.size.measure})`,
  selectors: {
    '&[data-own]': { gridTemplateColumns: 'minmax(0, 1fr)', marginInlineStart: 'auto' },
  },
});
export const bubbles = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  selectors: { [`${group}[data-own] &`]: { justifyItems: 'end' } },
});

/** Notes below a group, aligned with its bubbles rather than with the avatar. */
export const notes = style({
  gridColumnEnd: -1,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  selectors: { [`${group}[data-own] &`]: { justifyItems: 'end' } },
});

export const bubble = style({
  maxInlineSize: '100%',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  selectors: {
    '&:last-of-type': { borderEndStartRadius: vars.radius.s },
    [`${group}[data-own] &`]: {
      borderColor: 'transparent',
      background: vars.tone.accent.soft,
    },
    [`${group}[data-own] &:last-of-type`]: {
      borderEndStartRadius: vars.radius.l,
      borderEndEndRadius: vars.radius.s,
    },
    '&[data-picture]': { padding: vars.space.xs },
    '&[data-state=sending]': { borderStyle: 'dashed', borderColor: vars.tone.accent.edge },
    [`${group}[data-own] &[data-state=failed]`]: { borderColor: vars.tone.danger.edge },
    '&[data-current]': {
      outline: `${vars.border.thick} solid ${vars.tone.warning.edge}`,
    },
  },
});
export const mark = style({ background: vars.tone.warning.soft, color: vars.tone.warning.onSoft });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-failed]': { color: vars.tone.danger.onSoft } },
});

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  padding: vars.space.none,
  border: 'none',
  borderRadius: vars.radius.m,
  background: 'none',
  cursor: 'zoom-in',
  overflow: 'clip',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
});
export const image = style({
  display: 'block',
  inlineSize: `calc(${vars.size.key} * 5)`,
  maxInlineSize: '100%',
  maxBlockSize: `calc(${vars.size.key} * 5)`,
  blockSize: 'auto',
  objectFit: 'cover',
});
export const large = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const down = style({
  position: 'absolute',
  insetBlockEnd: vars.space.m,
  insetInlineEnd: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
});

const hop = keyframes({ '30%': { translate: `0 calc(-1 * ${vars.space.xs})` } });
export const typing = style({
  display: 'inline-flex',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
});
const dot = {
  inlineSize: vars.space.s,
  blockSize: vars.space.s,
  borderRadius: vars.radius.full,
  background: vars.color.textMuted,
  animation: `${hop} calc(${vars.motion.slow} * 6) ${vars.motion.ease} infinite`,
  '@media': { [media.calm]: { animation: 'none' } },
};
export const firstDot = style(dot);
export const secondDot = style({ ...dot, animationDelay: vars.motion.fast });
export const thirdDot = style({ ...dot, animationDelay: `calc(2 * ${vars.motion.fast})` });

export const finder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});
export const finding = style({ flex: `1 1 calc(${vars.control.l} * 3)` });
export const place = style({
  minInlineSize: '5em',
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = style({ display: 'flex', flex: 'none', alignItems: 'center' });
