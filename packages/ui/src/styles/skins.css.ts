import { assignVars, globalStyle } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';
import { skins } from './skins.ts';
import { vars } from './theme.css.ts';

const { color, tone, menu, shadow } = vars;
const painted = { color, tone, menu, shadow };

const skin = (selector: string, name: keyof typeof skins) =>
  globalStyle(selector, {
    '@layer': {
      [reset]: {
        colorScheme: name === 'dark' ? 'dark' : 'light',
        vars: assignVars(painted, skins[name]),
      },
    },
  });

skin(':root, [data-skin="light"]', 'light');
skin('[data-skin="bordered"]', 'bordered');
skin('[data-skin="dark"]', 'dark');
skin('[data-skin="semi-dark"]', 'semi-dark');

/** Prints on white, whatever the skin on the screen. */
globalStyle(':root:root', {
  '@layer': {
    [reset]: {
      '@media': {
        print: { colorScheme: 'light', vars: assignVars(painted, skins.bordered) },
      },
    },
  },
});
