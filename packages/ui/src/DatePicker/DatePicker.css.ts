import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const withPresets = style(
  layered({
    display: 'flex',
    gap: vars.space.l,
    '@media': { [media.narrow]: { flexDirection: 'column' } },
  }),
);

export const presets = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space.xxs,
    '@media': { [media.narrow]: { flexDirection: 'row', flexWrap: 'wrap' } },
  }),
);

export const dash = style(layered({ color: vars.color.textMuted }));

export const days = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xs,
  }),
);
