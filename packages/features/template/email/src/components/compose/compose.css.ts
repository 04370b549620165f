import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.hairline} solid ${vars.color.border}`;

export const dock = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: vars.space.xl,
  zIndex: vars.layer.navigation,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(calc(100vi - ${vars.space.xl} * 2), calc(${vars.size.dialog} * 1.15))`,
  blockSize: `min(calc(100dvb - ${vars.space.xxxl}), calc(${vars.size.dialog} * 1.2))`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: line,
  borderBlockEnd: 'none',
  borderStartStartRadius: vars.radius.m,
  borderStartEndRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  selectors: {
    '&[data-size=small]': {
      blockSize: 'auto',
      inlineSize: `min(calc(100vi - ${vars.space.xl} * 2), ${vars.size.field})`,
    },
    '&[data-size=large]': {
      insetInline: `max(${vars.space.xl}, calc((100vi - ${vars.size.page}) / 2))`,
      inlineSize: 'auto',
      blockSize: `calc(100dvb - ${vars.space.xxxl})`,
    },
  },
  '@media': {
    [media.narrow]: {
      insetInline: 0,
      inlineSize: 'auto',
      blockSize: '100dvb',
      borderRadius: 0,
      selectors: {
        '&[data-size=small]': { insetInline: vars.space.s, inlineSize: 'auto' },
        '&[data-size=large]': { insetInline: 0, blockSize: '100dvb' },
      },
    },
    [media.print]: { display: 'none' },
  },
});
export const bar = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.s,
  paddingBlock: vars.space.xs,
  background: vars.color.surfaceSunken,
  borderBlockEnd: line,
});
export const name = style({
  flex: '1',
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.text.m,
  fontWeight: vars.weight.bold,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
export const onlyRoomy = style({ '@media': { [media.narrow]: { display: 'none' } } });
export const content = style({
  flex: '1',
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.l,
  '@media': { [media.narrow]: { padding: vars.space.m } },
});
export const field = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.xs });
export const fill = style({ flex: '1', minInlineSize: 0 });
export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.s,
  borderBlockStart: line,
  '@media': { [media.narrow]: { paddingInline: vars.space.m } },
});
export const state = style({
  flex: '1',
  minInlineSize: 'min-content',
  textAlign: 'end',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});
export const formError = style({ color: vars.tone.danger.onSoft, fontSize: vars.text.s });
