import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../styles/theme.css.ts';
import { custom } from './custom.ts';

/** Makes a pinned cell sticky at its edge. Cards have no pinned cells. */
export const stays: StyleRule = {
  selectors: {
    '&[data-pin]': { position: 'sticky', zIndex: 1, background: 'inherit' },
    '&[data-pin=start]': {
      borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    },
    '&[data-pin=end]': {
      borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
    '&[data-pin=start]:has(+ [data-pin=start])': { borderInlineEnd: 'none' },
    '[data-pin=end] + &[data-pin=end]': { borderInlineStart: 'none' },
  },
};
export const staysNowhere = { position: 'static', borderInline: 'none' } as const;

/** All columns share the width of the paper, where nothing scrolls. Below 640px, rows are cards. */
export const onPaper = {
  '@container': { '(width >= 640px)': { gridTemplateColumns: `var(${custom.printed})` } },
};
