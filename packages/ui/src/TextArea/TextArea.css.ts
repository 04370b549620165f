import { style } from '@vanilla-extract/css';
import { input } from '../TextField/InputBox.css.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const area = style([
  input,
  layered({
    display: 'block',
    resize: 'block',
    minBlockSize: `calc(${vars.control.m} * 2)`,
    paddingBlock: vars.space.s,
    lineHeight: vars.line.normal,
    selectors: {
      '&[data-autosized]': { fieldSizing: 'content', maxBlockSize: `calc(${vars.control.m} * 8)` },
      '&:disabled': { resize: 'none' },
    },
  }),
]);

export const count = style(
  layered({
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-invalid]': { color: vars.tone.danger.onSoft } },
  }),
);
