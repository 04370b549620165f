import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const kbd = style(
  layered({
    display: 'inline-block',
    minInlineSize: '1.75em',
    paddingInline: vars.space.xs,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderBlockEndWidth: vars.border.thick,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontFamily: 'inherit',
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  }),
);
