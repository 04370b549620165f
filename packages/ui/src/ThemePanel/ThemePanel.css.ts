import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** Makes the choices narrow enough for two skins next to each other in a narrow panel. */
export const skins = style(
  layered({ vars: { [vars.size.field]: `calc(${vars.space.xxxl} * 4.8)` } }),
);

export const skinName = style(layered({ display: 'grid', gap: vars.space.s }));

export const preview = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '1fr 2fr',
    overflow: 'hidden',
    inlineSize: `calc(${vars.space.xxxl} * 2)`,
    blockSize: `calc(${vars.space.xxxl} * 1.2)`,
    border: vars.border.hairline,
    borderStyle: 'solid',
    borderRadius: vars.radius.s,
    forcedColorAdjust: 'none',
  }),
);
export const menu = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xs,
    padding: vars.space.xs,
    borderInlineEnd: vars.border.hairline,
    borderInlineEndStyle: 'solid',
  }),
);
export const page = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xs,
    margin: vars.space.xs,
    padding: vars.space.xs,
    border: vars.border.hairline,
    borderStyle: 'solid',
    borderRadius: vars.space.xs,
  }),
);
export const line = style(
  layered({
    blockSize: vars.space.xxs,
    borderRadius: vars.radius.full,
    selectors: { '& + &': { inlineSize: '70%' } },
  }),
);
export const press = style(
  layered({ inlineSize: vars.space.l, blockSize: vars.space.s, borderRadius: vars.space.xxs }),
);

export const colors = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));
export const color = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.control.s,
    blockSize: vars.control.s,
    border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    transition: `scale ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { outline: `${vars.border.thick} solid ${vars.color.borderStrong}` },
      '&:active': { scale: '0.94' },
      '&:focus-within': {
        outline: `${vars.border.thick} solid ${vars.color.focus}`,
        outlineOffset: vars.border.thick,
      },
    },
  }),
);
export const own = style(
  layered({
    background: vars.color.surface,
    color: vars.color.text,
    borderStyle: 'dashed',
    selectors: { '&[data-own]': { borderStyle: 'solid' } },
  }),
);
export const native = style([
  visuallyHidden,
  layered({ appearance: 'none', margin: vars.space.none }),
]);
export const picker = style(
  layered({
    position: 'absolute',
    inset: vars.space.none,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
  }),
);
