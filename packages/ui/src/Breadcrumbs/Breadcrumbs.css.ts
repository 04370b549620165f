import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const list = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minInlineSize: vars.space.none,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    lineHeight: vars.line.tight,
  }),
  variants: {
    align: {
      start: {},
      center: layered({ justifyContent: 'center' }),
      end: layered({ justifyContent: 'flex-end' }),
    },
    /** Lays out each crumb at its natural width, hidden, while widths are measured. */
    isMeasuring: { true: layered({ visibility: 'hidden', overflow: 'clip' }) },
  },
  defaultVariants: { align: 'start' },
});

export const crumb = style(
  layered({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    minInlineSize: vars.space.none,
    whiteSpace: 'nowrap',
    selectors: {
      '&:last-child': { flex: '0 1 auto' },
      [`${list.classNames.variants.isMeasuring.true} > &`]: { flex: 'none' },
    },
  }),
);

export const separator = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: vars.space.l,
    color: vars.color.textMuted,
    userSelect: 'none',
    vars: { [vars.size.icon]: vars.text.m },
    selectors: { [`${crumb}:first-child > &`]: { display: 'none' } },
  }),
);

const word = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  minInlineSize: vars.space.none,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
};

export const link = style(
  layered({
    ...word,
    justifyContent: 'center',
    minInlineSize: vars.size.target,
    color: vars.color.textMuted,
    textDecoration: 'none',
    transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:active': { background: vars.color.surfacePressed, color: vars.color.text } },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': {
            color: vars.color.text,
            textDecorationLine: 'underline',
            textDecorationThickness: vars.border.hairline,
            textUnderlineOffset: vars.space.xs,
          },
        },
      },
    },
  }),
);

export const current = style(
  layered({ ...word, color: vars.color.text, fontWeight: vars.weight.medium }),
);

export const labels = style(
  layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
