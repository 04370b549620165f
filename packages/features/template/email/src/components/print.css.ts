import { media, vars } from '@servery/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const sheet = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
export const message = style({ marginBlockEnd: vars.space.xxl });
globalStyle(`${message} h1`, { fontSize: vars.text.xl });
globalStyle(`${message} > p`, { marginBlock: `${vars.space.xs} ${vars.space.l}` });

// The printed page contains only the sheet, nothing else of the app.
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { [media.print]: { display: 'none' } },
});
