import { assignVars, createThemeContract } from '@vanilla-extract/css';
import { layered } from './layered.ts';
import { vars } from './theme.css.ts';

/**
 * The tone of the current component, set by `speaks`, so that each look is written once for all
 * tones.
 */
export const voice = createThemeContract({
  solid: '',
  solidHover: '',
  solidPressed: '',
  onSolid: '',
  soft: '',
  onSoft: '',
  edge: '',
});

/** Sets `voice` to the seven colours of a tone. */
export const speaks = (tone: keyof typeof vars.tone) =>
  layered({ vars: assignVars(voice, { ...vars.tone[tone] }) });
