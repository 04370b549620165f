import { media, vars } from '@servery/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';

export const body = style({
  flex: '1',
  minBlockSize: vars.space.none,
  overflowY: 'auto',
  padding: vars.space.l,
});

export const person = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  textAlign: 'center',
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.size.key} * 1.5), 1fr))`,
  gap: vars.space.s,
});
export const small = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
});

const spread = keyframes({
  from: { scale: '1', opacity: '0.5' },
  to: { scale: '1.8', opacity: '0' },
});
export const calling = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.l,
  paddingBlock: vars.space.xl,
  textAlign: 'center',
  selectors: {
    '&[data-video]': {
      minBlockSize: `calc(${vars.control.l} * 6)`,
      alignContent: 'center',
      borderRadius: vars.radius.m,
      background: vars.color.surfaceSunken,
    },
  },
});
export const ringing = style({
  position: 'relative',
  display: 'grid',
  margin: vars.space.l,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      inset: vars.space.none,
      borderRadius: vars.radius.full,
      background: vars.tone.accent.solid,
      opacity: '0',
      animation: `${spread} calc(${vars.motion.slow} * 10) ease-out infinite`,
    },
    '&::after': { animationDelay: `calc(${vars.motion.slow} * 5)` },
  },
  '@media': {
    [media.calm]: { selectors: { '&::before, &::after': { animation: 'none' } } },
  },
});
export const time = style({ fontSize: vars.text.xl, fontVariantNumeric: 'tabular-nums' });
