import { assignVars, createThemeContract } from '@vanilla-extract/css';
import { layered } from './layered.ts';
import { vars } from './theme.css.ts';

/** The tone a component speaks in now, set by `speaks`; so a look is written once for every tone. */
export const voice = createThemeContract({
  solid: '',
  solidHover: '',
  solidPressed: '',
  onSolid: '',
  soft: '',
  onSoft: '',
  edge: '',
});

/** Lends a tone's seven colours to `voice`. */
export const speaks = (tone: keyof typeof vars.tone) =>
  layered({ vars: assignVars(voice, { ...vars.tone[tone] }) });
