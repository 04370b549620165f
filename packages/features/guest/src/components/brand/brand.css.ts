import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const pictures = style({ display: 'grid', justifyItems: 'start' });

const rounded = { blockSize: 'auto', objectFit: 'cover', borderRadius: vars.radius.m } as const;

export const banner = style({
  ...rounded,
  inlineSize: '100%',
  maxBlockSize: '30dvb',
  background: vars.color.surfaceSunken,
});

export const icon = style({
  ...rounded,
  inlineSize: `calc(${vars.size.target} * 1.5)`,
  aspectRatio: '1',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: {
    // On the lower edge of the banner.
    '[data-banner] > &': {
      marginBlockStart: `calc(${vars.size.target} * -0.75)`,
      marginInlineStart: vars.space.m,
    },
  },
});

export const popup = style({ display: 'grid', gap: vars.space.m });

export const picture = style({ ...rounded, inlineSize: '100%', maxBlockSize: '40dvb' });

export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
