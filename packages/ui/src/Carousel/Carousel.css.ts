import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The custom property with the number of visible slides. */
export const perView = '--servery-carousel-per-view';

export const carousel = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    minInlineSize: vars.space.none,
  }),
);

export const stage = style(layered({ position: 'relative', minInlineSize: vars.space.none }));

export const viewport = style(layered({ overflow: 'hidden', borderRadius: vars.radius.m }));

export const track = recipe({
  base: layered({ display: 'flex' }),
  variants: {
    shape: {
      across: layered({
        marginInlineStart: `calc(${vars.space.m} * -1)`,
        touchAction: 'pan-y pinch-zoom',
      }),
      down: layered({
        flexDirection: 'column',
        marginBlockStart: `calc(${vars.space.m} * -1)`,
        blockSize: vars.size.field,
        touchAction: 'pan-x pinch-zoom',
      }),
      pile: layered({ display: 'grid' }),
    },
  },
});

const share = `0 0 calc(100% / var(${perView}))`;

export const slide = recipe({
  base: layered({ minInlineSize: vars.space.none }),
  variants: {
    shape: {
      across: layered({ flex: share, paddingInlineStart: vars.space.m }),
      down: layered({
        flex: share,
        minBlockSize: vars.space.none,
        paddingBlockStart: vars.space.m,
      }),
      pile: layered({
        gridArea: '1 / 1',
        transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
        selectors: { '&[inert]': { opacity: 0 } },
      }),
    },
  },
});

export const controls = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
  }),
);

/** Rotates a horizontal arrow to point up or down. */
export const turned = style(layered({ display: 'grid', rotate: '90deg' }));

export const dot = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.full,
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: vars.size.dot,
        blockSize: vars.size.dot,
        borderRadius: vars.radius.full,
        background: vars.color.borderStrong,
        transition: `inline-size ${vars.motion.fast} ${vars.motion.ease}`,
      },
      '&[aria-current]::before': {
        inlineSize: vars.space.l,
        background: vars.tone.accent.solid,
      },
      '&:active::before': { background: vars.tone.accent.solidPressed },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-current])::before': { background: vars.color.textMuted } },
      },
    },
  }),
);

export const thumb = style(
  layered({
    inlineSize: vars.size.key,
    blockSize: vars.size.key,
    overflow: 'hidden',
    border: `${vars.border.thick} solid transparent`,
    borderRadius: vars.radius.s,
    selectors: {
      '&[aria-current]': { borderColor: vars.tone.accent.solid },
      '&:active': { borderColor: vars.tone.accent.solidPressed },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-current])': { borderColor: vars.color.borderStrong } },
      },
    },
  }),
);
