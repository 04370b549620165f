import type { PrintLanguage } from '@servery/api';
import { ar } from './messages/ar.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { ms } from './messages/ms.ts';
import { pt } from './messages/pt.ts';
import { zh } from './messages/zh.ts';
import type { PaperMessages } from './messages/PaperMessages.ts';

export type { PaperMessages };

/** The texts on paper, by language. */
export const paperMessages: Record<PrintLanguage, PaperMessages> = { en, ms, zh, fr, de, pt, ar };
