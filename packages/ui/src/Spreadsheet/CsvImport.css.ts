import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const steps = style(layered({ display: 'grid', gap: vars.space.l }));

export const choose = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m }),
);

export const mapping = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.menu}, 100%), 1fr))`,
    gap: vars.space.m,
  }),
);

export const errors = style(
  layered({
    display: 'grid',
    gap: vars.space.xs,
    margin: vars.space.none,
    paddingInlineStart: vars.space.xl,
    maxBlockSize: vars.size.menu,
    overflow: 'auto',
    color: vars.tone.danger.onSoft,
    fontSize: vars.text.s,
  }),
);

export const summary = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m }),
);
