import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

export const light = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    fontSize: vars.text.s,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    status: {
      online: speaks('success'),
      reconnecting: speaks('warning'),
      offline: speaks('danger'),
    },
  },
});

/** The dot is full, half or hollow, so that it doesn't rely on colour alone. */
export const lamp = style(
  layered({
    flex: 'none',
    inlineSize: `calc(${vars.size.dot} + ${vars.border.thick})`,
    blockSize: `calc(${vars.size.dot} + ${vars.border.thick})`,
    border: `${vars.border.thick} solid ${voice.edge}`,
    borderRadius: vars.radius.full,
    forcedColorAdjust: 'none',
    selectors: {
      '[data-status="online"] > &': { background: voice.edge },
      '[data-status="reconnecting"] > &': {
        background: `linear-gradient(${voice.edge} 50%, transparent 50%)`,
      },
    },
  }),
);
