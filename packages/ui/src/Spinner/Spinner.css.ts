import { keyframes } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = recipe({
  base: layered({
    display: 'inline-block',
    flex: 'none',
    border: `${vars.border.thick} solid currentColor`,
    borderBlockStartColor: 'transparent',
    borderRadius: vars.radius.full,
    animation: `${turn} calc(${vars.motion.slow} * 4) linear infinite`,
    '@media': { [media.calm]: { borderStyle: 'dotted', animation: 'none' } },
  }),
  variants: {
    size: {
      m: layered({ inlineSize: vars.size.icon, blockSize: vars.size.icon }),
      l: layered({ inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge }),
    },
  },
  defaultVariants: { size: 'm' },
});
export type SpinnerVariants = NonNullable<RecipeVariants<typeof spinner>>;
