import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const tooltip = style(
  layered({
    display: 'flex',
    gap: vars.space.s,
    alignItems: 'baseline',
    maxInlineSize: `calc(${vars.size.menu} + ${vars.space.xl})`,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.s,
    background: vars.tone.neutral.solid,
    color: vars.tone.neutral.onSolid,
    boxShadow: vars.shadow.float,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    '@starting-style': { opacity: 0 },
  }),
);

export const shortcut = style(
  layered({ fontFamily: 'inherit', fontWeight: vars.weight.regular, whiteSpace: 'nowrap' }),
);
