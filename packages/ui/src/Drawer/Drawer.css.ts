import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { edged, raised } from '../overlays/depth.ts';
import { focusRingInset } from '../overlays/focusRing.ts';
import { phone } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { none } = vars.space;
const wholeOnPhone = { '@media': { [phone]: { inlineSize: '100%' } } };
const width = (inlineSize: string) => layered({ inlineSize });

export const panel = recipe({
  base: layered({
    position: 'fixed',
    zIndex: vars.layer.overlay,
    display: 'flex',
    maxInlineSize: '100%',
    maxBlockSize: '100dvh',
    overflow: 'hidden',
    outline: 'none',
    background: vars.color.surfaceRaised,
    boxShadow: raised,
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
    '@starting-style': { opacity: 0 },
    '@media': edged,
  }),
  variants: {
    size: {
      m: width(vars.size.panel),
      l: width(`calc(${vars.size.panel} * 1.5)`),
    },
    side: {
      end: layered({ insetBlock: none, insetInlineEnd: none, ...wholeOnPhone }),
      start: layered({ insetBlock: none, insetInlineStart: none, ...wholeOnPhone }),
      blockStart: layered({ insetInline: none, insetBlockStart: none, inlineSize: 'auto' }),
      blockEnd: layered({
        insetInline: none,
        insetBlockEnd: none,
        inlineSize: 'auto',
        overflow: 'visible',
        background: 'none',
        boxShadow: 'none',
        '@media': { [media.forcedColors]: { border: 'none' } },
      }),
    },
  },
  defaultVariants: { size: 'm', side: 'end' },
});

/** The custom properties of a sheet's height at rest and of its drag distance. */
export const snapTo = '--servery-sheet-height';
export const dragTo = '--servery-sheet-drag';

export const sheet = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: none,
    maxInlineSize: vars.size.page,
    maxBlockSize: `calc(100dvh - ${vars.space.xl})`,
    marginInline: 'auto',
    overflow: 'hidden',
    borderStartStartRadius: vars.radius.l,
    borderStartEndRadius: vars.radius.l,
    background: vars.color.surfaceRaised,
    boxShadow: raised,
    transition: ['translate', 'block-size']
      .map((property) => `${property} ${vars.motion.slow} ${vars.motion.ease}`)
      .join(),
    '@starting-style': { translate: '0 100%' },
    '@media': edged,
    selectors: {
      '&[data-snaps]': { blockSize: `var(${snapTo})` },
      '&[data-dragged]': { transition: 'none', userSelect: 'none' },
      '&[data-dragged=down]': { translate: `0 var(${dragTo})` },
      '&[data-dragged=up][data-snaps]': { blockSize: `calc(var(${snapTo}) - var(${dragTo}))` },
    },
  }),
);

globalStyle(`${sheet} [data-grip]`, layered({ touchAction: 'none', cursor: 'grab' }));

export const grip = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '100%',
    minBlockSize: vars.size.target,
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const gripMark = style(
  layered({
    inlineSize: vars.space.xxl,
    blockSize: vars.space.xs,
    borderRadius: vars.radius.full,
    background: vars.color.borderStrong,
    '@media': {
      [media.hover]: { selectors: { [`${grip}:hover > &`]: { background: vars.color.textMuted } } },
    },
  }),
);
