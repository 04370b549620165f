import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const line = `${vars.border.hairline} solid ${vars.color.border}`;

export const divider = recipe({
  base: layered({ border: 'none', margin: vars.space.none, alignSelf: 'stretch', flex: 'none' }),
  variants: {
    orientation: {
      horizontal: layered({ borderBlockStart: line }),
      vertical: layered({ borderInlineStart: line }),
    },
  },
});
