import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

const tone = {
  accent: speaks('accent'),
  info: speaks('info'),
  success: speaks('success'),
  warning: speaks('warning'),
  danger: speaks('danger'),
  neutral: speaks('neutral'),
};

/** Sets the colours of a tone for the drawing. */
export const toned = recipe({ variants: { tone }, defaultVariants: { tone: 'accent' } });

export const figure = style(
  layered({ position: 'relative', margin: vars.space.none, minInlineSize: vars.space.none }),
);

const drawing = {
  display: 'block',
  inlineSize: '100%',
  overflow: 'visible',
  forcedColorAdjust: 'none',
} as const;
export const strip = recipe({
  // Without values, only the baseline is drawn.
  base: layered({
    ...drawing,
    selectors: {
      '&:empty': { borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}` },
    },
  }),
  variants: {
    size: {
      s: layered({ blockSize: vars.control.s }),
      m: layered({ blockSize: vars.size.key }),
      l: layered({ blockSize: `calc(${vars.size.key} * 2)` }),
    },
  },
  defaultVariants: { size: 'm' },
});
/** Mirrors the time axis in right-to-left layouts. */
export const running = style(layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));

export const line = style(
  layered({
    fill: 'none',
    stroke: voice.edge,
    strokeWidth: vars.border.thick,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);
export const area = style(layered({ fill: voice.soft, stroke: 'none' }));
export const bar = style(
  layered({
    fill: voice.edge,
    opacity: vars.opacity.disabled,
    selectors: { '&[data-last]': { opacity: 1 } },
  }),
);
export const band = style(
  layered({ fill: voice.edge, stroke: vars.color.surface, vectorEffect: 'non-scaling-stroke' }),
);

const round = (side: string) => layered({ inlineSize: side, blockSize: side });
export const ring = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    lineHeight: vars.line.tight,
  }),
  variants: {
    size: {
      s: round(`calc(${vars.size.key} * 1.5)`),
      m: round(`calc(${vars.size.key} * 2.5)`),
      l: round(`calc(${vars.size.key} * 4)`),
    },
  },
  defaultVariants: { size: 'm' },
});
export const ringDrawing = style(
  layered({
    position: 'absolute',
    inset: vars.space.none,
    fill: 'none',
    forcedColorAdjust: 'none',
  }),
);
export const track = style(layered({ stroke: vars.color.border }));
export const arc = style(
  layered({
    stroke: voice.edge,
    transition: `stroke-dasharray ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: {
      '&[data-round]': { strokeLinecap: 'round' },
      '&[data-again]': { opacity: vars.opacity.disabled },
    },
  }),
);
export const centre = style(
  layered({
    position: 'relative',
    display: 'grid',
    gap: vars.space.xxs,
    maxInlineSize: '60%',
    fontWeight: vars.weight.bold,
    overflowWrap: 'anywhere',
  }),
);
export const beside = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.l }),
);

export const legend = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    columnGap: vars.space.l,
    fontSize: vars.text.s,
    selectors: {
      [`${beside} > &`]: { flexDirection: 'column', flex: 1 },
      'svg + &': { marginBlockStart: vars.space.s },
    },
  }),
);
export const entry = style(
  layered({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.s,
    minInlineSize: vars.space.none,
    overflowWrap: 'anywhere',
  }),
);
export const dot = style(
  layered({
    flex: 'none',
    inlineSize: vars.size.dot,
    blockSize: vars.size.dot,
    borderRadius: vars.radius.full,
    background: voice.edge,
    forcedColorAdjust: 'none',
    selectors: { '&[data-again]': { opacity: vars.opacity.disabled } },
  }),
);
export const amount = style(
  layered({
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
