import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const canHide = 'selector(::-webkit-datetime-edit)';

/** The value in the format of the reader's region, over the input; it has no width of its own. */
export const formatted = style(
  layered({
    display: 'none',
    inlineSize: vars.space.none,
    whiteSpace: 'nowrap',
    color: vars.color.text,
    '@supports': { [canHide]: { display: 'block' } },
    selectors: { 'div:focus-within > span > &': { display: 'none' } },
  }),
);

// The browser formats the value by its own language, not by the reader's region. It shows that
// format, which has parts to edit, only while the field has focus.
globalStyle(`span:has(> ${formatted}) + input:not(:focus)::-webkit-datetime-edit`, {
  '@layer': { [component]: { opacity: 0 } },
});
