import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const size = (side: string, text: string) =>
  layered({ inlineSize: side, blockSize: side, fontSize: text });

export const avatar = recipe({
  base: layered({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    background: vars.tone.neutral.soft,
    color: vars.tone.neutral.onSoft,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.tight,
    userSelect: 'none',
  }),
  variants: {
    size: {
      s: size(vars.space.xl, vars.text.xs),
      m: size(vars.control.m, vars.text.s),
      l: size(vars.control.l, vars.text.l),
    },
    shape: {
      person: layered({ borderRadius: vars.radius.full }),
      place: layered({ borderRadius: vars.radius.s }),
    },
  },
  defaultVariants: { size: 'm', shape: 'person' },
});

export const picture = style(
  layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', gridArea: '1 / 1' }),
);
export const letters = style(layered({ gridArea: '1 / 1' }));
