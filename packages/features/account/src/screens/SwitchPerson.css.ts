import { component, media, vars } from '@servery/ui/styles';
import { keyframes, style, type StyleRule } from '@vanilla-extract/css';

const layered = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [component]: rule } });

export const page = layered({
  boxSizing: 'border-box',
  minBlockSize: '100dvh',
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xl,
  padding: vars.space.l,
  background: vars.color.canvas,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, ${vars.size.dialog}) ${vars.size.panel}`,
      alignItems: 'center',
      justifyItems: 'stretch',
      gap: `calc(${vars.space.xxxl} * 2)`,
    },
  },
});

export const hero = layered({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [media.wide]: { justifyItems: 'start', textAlign: 'start' } },
});

export const place = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  '@media': {
    [media.wide]: { fontSize: vars.text.m, marginBlockEnd: vars.space.xxl },
  },
});

export const greeting = layered({
  color: vars.tone.accent.onSoft,
  fontSize: vars.text.l,
  fontWeight: vars.weight.medium,
  '@media': { [media.wide]: { fontSize: vars.text.xxl } },
});

export const clock = layered({
  fontSize: vars.text.xxxl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.line.tight,
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { fontSize: `calc(${vars.text.xxxl} * 2.5)` } },
});

export const date = layered({
  color: vars.color.textMuted,
  '@media': { [media.wide]: { fontSize: vars.text.xl } },
});

export const card = layered({
  boxSizing: 'border-box',
  inlineSize: '100%',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s,
  '@media': {
    [media.medium]: {
      inlineSize: vars.size.panel,
      minBlockSize: `calc(${vars.size.key} * 10)`,
      padding: vars.space.xl,
      background: vars.color.surface,
      border: `${vars.border.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.l,
    },
  },
});

export const title = layered({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  textAlign: 'center',
});

export const greeted = layered({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.l,
  minBlockSize: `calc(${vars.size.key} * 6)`,
  alignContent: 'center',
});

const arrive = keyframes({ from: { opacity: 0, scale: '0.6' } });
const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.s}` } });

export const face = layered({
  scale: '1.5',
  marginBlockEnd: vars.space.m,
  animation: `${arrive} calc(${vars.motion.slow} * 1.5) ${vars.motion.ease}`,
  '@media': { [media.calm]: { animation: 'none' } },
});

export const name = layered({
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  textAlign: 'center',
  animation: `${rise} calc(${vars.motion.slow} * 1.5) ${vars.motion.ease}`,
  '@media': { [media.calm]: { animation: 'none' } },
});
