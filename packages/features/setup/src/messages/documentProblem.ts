import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';
import { documentMessages } from './documents.ts';

/** Messages of errors of documents, with what to do. */
export const documentProblems = defineMessages({
  conflict: shared.conflict,
  documents_missing: {
    id: 'setup.documentProblem.missing',
    defaultMessage: 'Some required documents are still missing. Add them, then submit again.',
  },
  forbidden: shared.forbidden,
  invalid: shared.invalid,
  not_required: documentMessages.noneText,
  notFound: shared.notFound,
  nothing_new: {
    id: 'setup.documentProblem.nothingNew',
    defaultMessage: 'All documents have already been submitted. Upload a new one first.',
  },
  offline: shared.offline,
  other: shared.failed,
  status: shared.notPossible,
  throttled: shared.throttled,
  tooLarge: {
    id: 'setup.documentProblem.size',
    defaultMessage: 'The file is too large. Use one of 10 MB or less.',
  },
});

/** Refusals of fields of the upload. */
export const uploadErrors = defineMessages({
  'file.file': {
    id: 'setup.documentProblem.file',
    defaultMessage: 'Choose a file.',
  },
  'file.empty': {
    id: 'setup.documentProblem.empty',
    defaultMessage: 'The file is empty. Choose another one.',
  },
  'file.max_size': documentProblems.tooLarge,
  'file.size': documentProblems.tooLarge,
  'file.type': {
    id: 'setup.documentProblem.type',
    defaultMessage: 'The file isn’t a PDF, JPEG or PNG. Choose another one.',
  },
  'file.broken': {
    id: 'setup.documentProblem.broken',
    defaultMessage: 'The file is damaged or incomplete. Choose another one.',
  },
  'expires_on.past': {
    id: 'setup.documentProblem.past',
    defaultMessage: 'This document has expired. Upload a valid one.',
  },
});
