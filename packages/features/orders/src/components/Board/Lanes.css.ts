import { vars } from '@servery/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints.ts';

const slips = (count: number) => `calc(${vars.size.key} * ${count})`;

export const lanes = style({
  display: 'grid',
  '@container': {
    [breakpoints.wide]: {
      flex: 'auto',
      minBlockSize: vars.space.none,
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr) ${slips(4)}`,
      gridTemplateRows: 'minmax(0, 1fr)',
      columnGap: vars.space.m,
    },
    [breakpoints.vast]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, 2fr) ${slips(4.5)}` },
  },
});

for (const lane of ['new', 'action', 'completed']) {
  globalStyle(`${lanes}:not([data-shown="${lane}"]) > [data-lane="${lane}"]`, {
    '@container': { [breakpoints.narrow]: { display: 'none' } },
  });
}
