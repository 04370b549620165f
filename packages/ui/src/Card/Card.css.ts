import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

export const card = recipe({
  base: layered({
    minInlineSize: vars.space.none,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
  variants: {
    padding: {
      none: layered({ overflow: 'hidden' }),
      m: layered({ padding: vars.space.l }),
      l: layered({ padding: vars.space.xl }),
    },
    tone: {
      neutral: speaks('neutral'),
      accent: speaks('accent'),
      info: speaks('info'),
      success: speaks('success'),
      warning: speaks('warning'),
      danger: speaks('danger'),
    },
    emphasis: {
      plain: {},
      outline: layered({ borderColor: voice.edge }),
      soft: layered({ borderColor: 'transparent', background: voice.soft }),
      solid: layered({
        borderColor: 'transparent',
        background: voice.solid,
        color: voice.onSolid,
      }),
    },
  },
  defaultVariants: { padding: 'm', emphasis: 'plain' },
});

const bleed = (inset: string) => ({
  start: layered({ margin: `calc(${inset} * -1)`, marginBlockEnd: inset }),
  end: layered({ margin: `calc(${inset} * -1)`, marginBlockStart: inset }),
});
const [medium, large] = [bleed(vars.space.l), bleed(vars.space.xl)];
const inner = `calc(${vars.radius.m} - ${vars.border.hairline})`;

const pictures = style({});

/** An image that reaches the card's edges. */
export const cover = recipe({
  base: [pictures, layered({ overflow: 'hidden' })],
  variants: {
    padding: { none: {}, m: {}, l: {} },
    at: {
      start: layered({ borderStartStartRadius: inner, borderStartEndRadius: inner }),
      end: layered({ borderEndStartRadius: inner, borderEndEndRadius: inner }),
    },
  },
  compoundVariants: [
    { variants: { padding: 'm', at: 'start' }, style: medium.start },
    { variants: { padding: 'm', at: 'end' }, style: medium.end },
    { variants: { padding: 'l', at: 'start' }, style: large.start },
    { variants: { padding: 'l', at: 'end' }, style: large.end },
  ],
});

globalStyle(`${pictures} > img`, layered({ inlineSize: '100%', blockSize: 'auto' }));

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.s} ${vars.space.l}`,
    transition: `margin-block-end ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: {
      '&:not(:last-child)': { marginBlockEnd: vars.space.l },
      // No gap above collapsed content.
      '&:has(+ * > [hidden="until-found"])': { marginBlockEnd: vars.space.none },
    },
  }),
);

export const title = style(layered({ fontSize: vars.text.l, overflowWrap: 'anywhere' }));

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    marginBlockStart: vars.space.l,
    paddingBlockStart: vars.space.l,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);
