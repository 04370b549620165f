import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflow: 'hidden',
  padding: vars.space.none,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': {
      outline: `${vars.border.thick} solid ${vars.tone.accent.edge}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
    '&:active': { background: vars.color.surfacePressed },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } },
  },
});

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '&[data-inactive]': { opacity: vars.opacity.disabled } },
});

export const textBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: vars.space.m,
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});
