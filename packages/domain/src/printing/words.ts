import type { PrintLanguage } from '@servery/api';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ms } from './words/ms.ts';
import { pt } from './words/pt.ts';
import type { PaperWords } from './words/PaperWords.ts';

export type { PaperWords };

/** What paper says, by language. */
export const paperWords: Record<PrintLanguage, PaperWords> = { en, ms, fr, de, pt, ar };
