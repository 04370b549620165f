import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const field = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    minInlineSize: vars.space.none,
  }),
);

export const heading = style(
  layered({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.m,
    fontSize: vars.text.s,
    lineHeight: vars.line.normal,
  }),
);

export const label = style(layered({ fontWeight: vars.weight.medium }));

export const quiet = style(
  layered({ color: vars.color.textMuted, fontSize: vars.text.s, lineHeight: vars.line.normal }),
);

export const error = style(
  layered({
    display: 'flex',
    gap: vars.space.xs,
    alignItems: 'flex-start',
    color: vars.tone.danger.onSoft,
    fontSize: vars.text.s,
    lineHeight: vars.line.normal,
    vars: { [vars.size.icon]: vars.text.l },
  }),
);

/** Aligns an icon with the first line of the text next to it. */
export const errorIcon = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    blockSize: `calc(${vars.line.normal} * 1em)`,
  }),
);
