import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const figure = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    minInlineSize: vars.space.none,
  }),
);

/** Reserves the video's aspect ratio before it has loaded, so that the layout doesn't shift. */
export const frame = recipe({
  base: layered({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunken,
    selectors: {
      '&:focus-within:has(:focus-visible)': {
        outline: `${vars.border.thick} solid ${vars.color.focus}`,
        outlineOffset: vars.border.thick,
      },
    },
  }),
  variants: {
    ratio: {
      wide: layered({ aspectRatio: '16 / 9' }),
      classic: layered({ aspectRatio: '4 / 3' }),
      square: layered({ aspectRatio: '1' }),
      tall: layered({ aspectRatio: '9 / 16' }),
    },
  },
});

export const video = style(
  layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain', outline: 'none' }),
);

export const cover = style(
  layered({
    position: 'absolute',
    inset: vars.space.none,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.m,
    padding: vars.space.l,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.text.m,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    overflow: 'auto',
  }),
);

export const caption = style(
  layered({ color: vars.color.textMuted, fontSize: vars.text.s, lineHeight: vars.line.normal }),
);
