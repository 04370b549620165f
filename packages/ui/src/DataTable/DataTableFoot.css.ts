import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const foot = style(
  layered({
    position: 'sticky',
    insetBlockEnd: vars.space.none,
    zIndex: vars.layer.sticky,
    display: 'block',
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    background: vars.color.surface,
    fontWeight: vars.weight.medium,
    '@media': { [media.print]: { position: 'static' } },
  }),
);
