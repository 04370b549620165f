import type { DocumentNeed } from '@servery/api';
import { useIntl } from 'react-intl';
import { documentNames, documentNotes } from '../messages/documents.ts';
import { useDay } from './useDay.ts';

/** The most urgent first. */
const states = ['changes_requested', 'expired', 'expires_soon', 'in_review'] as const;

/** Returns a function that says what needs attention in the documents of a merchant. */
export function useDocumentNote() {
  const { formatMessage, formatList } = useIntl();
  const dayOf = useDay();
  return (required: readonly DocumentNeed[]): string | undefined => {
    const state = states.find((one) => required.some((document) => document.state === one));
    if (!state) return undefined;
    const found = required.filter((document) => document.state === state);
    const [first] = found.flatMap(({ expires_on }) => expires_on ?? []).toSorted();
    const documents = formatList(found.map(({ kind }) => formatMessage(documentNames[kind])));
    return formatMessage(documentNotes[state], { documents, date: first ? dayOf(first) : '' });
  };
}
