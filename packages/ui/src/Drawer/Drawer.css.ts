import { recipe } from '@vanilla-extract/recipes';
import { stands } from '../overlays/depth.ts';
import { phone } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const width = (inlineSize: string) => layered({ inlineSize });

export const panel = recipe({
  base: layered({
    position: 'fixed',
    insetBlock: vars.space.none,
    insetInlineEnd: vars.space.none,
    zIndex: vars.layer.overlay,
    display: 'flex',
    maxInlineSize: '100%',
    maxBlockSize: '100dvh',
    overflow: 'hidden',
    outline: 'none',
    background: vars.color.surfaceRaised,
    boxShadow: stands,
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
    '@starting-style': { opacity: 0 },
    '@media': { [phone]: { inlineSize: '100%' } },
  }),
  variants: {
    size: {
      m: width(vars.size.panel),
      l: width(`calc(${vars.size.panel} * 1.5)`),
    },
  },
  defaultVariants: { size: 'm' },
});
