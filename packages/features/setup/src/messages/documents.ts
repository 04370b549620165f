import type { DocumentKind, MerchantInfo, DocumentNeed } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldMessages,
  problemMessages,
  setUpStepMessages,
} from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';

/** Messages of the documents of a merchant. */
export const documentMessages = defineMessages({
  title: { id: 'setup.documents.title', defaultMessage: 'Documents for {name}' },
  back: { id: 'setup.documents.back', defaultMessage: 'Back to the set-up guide' },
  failed: { id: 'setup.documents.failed', defaultMessage: 'Couldn’t load documents' },
  list: setUpStepMessages.documents,
  optional: { id: 'setup.documents.optional', defaultMessage: 'Optional' },
  none: { id: 'setup.documents.none', defaultMessage: 'No documents needed' },
  noneText: {
    id: 'setup.documents.noneText',
    defaultMessage: 'This business can open without documents.',
  },
  expires: { id: 'setup.documents.expires', defaultMessage: 'Valid until {date}' },
  uploadedBy: { id: 'setup.documents.uploadedBy', defaultMessage: 'Uploaded on {date} by {name}' },
  reason: { id: 'setup.documents.reason', defaultMessage: 'Changes requested by {name}' },
  upload: { id: 'setup.documents.upload', defaultMessage: 'Upload' },
  uploadNamed: { id: 'setup.documents.uploadNamed', defaultMessage: 'Upload: {document}' },
  replace: { id: 'setup.documents.replace', defaultMessage: 'Replace' },
  replaceNamed: { id: 'setup.documents.replaceNamed', defaultMessage: 'Replace: {document}' },
  renew: { id: 'setup.documents.renew', defaultMessage: 'Renew' },
  renewNamed: { id: 'setup.documents.renewNamed', defaultMessage: 'Renew: {document}' },
  download: actionMessages.download,
  downloadNamed: { id: 'setup.documents.downloadNamed', defaultMessage: 'Download {name}' },
  remove: actionMessages.remove,
  removeNamed: actionMessages.removeName,
  accept: { id: 'setup.documents.accept', defaultMessage: 'Accept' },
  acceptNamed: { id: 'setup.documents.acceptNamed', defaultMessage: 'Accept: {document}' },
  request: { id: 'setup.documents.request', defaultMessage: 'Request changes' },
  requestNamed: {
    id: 'setup.documents.requestNamed',
    defaultMessage: 'Request changes: {document}',
  },
  requestHelp: {
    id: 'setup.documents.requestHelp',
    defaultMessage: 'The merchant sees this text. Say what to change.',
  },
  reasonLabel: fieldMessages.reason,
  file: { id: 'setup.documents.file', defaultMessage: 'File' },
  fileRules: { id: 'setup.documents.fileRules', defaultMessage: 'PDF, JPEG or PNG, up to 10 MB' },
  until: { id: 'setup.documents.until', defaultMessage: 'Valid until' },
  untilHelp: {
    id: 'setup.documents.untilHelp',
    defaultMessage: 'Leave blank if the document doesn’t expire.',
  },
  submit: { id: 'setup.documents.submit', defaultMessage: 'Submit documents' },
  submitNeeds: {
    id: 'setup.documents.submitNeeds',
    defaultMessage: 'To submit, first add: {documents}',
  },
  uploaded: { id: 'setup.documents.uploaded', defaultMessage: '{document} uploaded' },
  submitted: { id: 'setup.documents.submitted', defaultMessage: 'Documents submitted' },
  accepted: { id: 'setup.documents.accepted', defaultMessage: '{document} accepted' },
  requested: { id: 'setup.documents.requested', defaultMessage: 'Changes to {document} requested' },
});

/** The name of each kind of document. */
export const documentNames: Readonly<Record<DocumentKind, MessageDescriptor>> = defineMessages({
  business_registration: {
    id: 'setup.document.registration',
    defaultMessage: 'Business registration',
  },
  bank_account: { id: 'setup.document.bank', defaultMessage: 'Proof of bank account' },
  owner_identity: { id: 'setup.document.identity', defaultMessage: 'Owner’s identity' },
  food_licence: { id: 'setup.document.licence', defaultMessage: 'Food licence' },
  other: { id: 'setup.document.other', defaultMessage: 'Other document' },
});

/** What each kind of document has to show. */
export const documentTexts: Readonly<Record<DocumentKind, MessageDescriptor>> = defineMessages({
  business_registration: {
    id: 'setup.document.registrationText',
    defaultMessage: 'The certificate of the company or business, with its number.',
  },
  bank_account: {
    id: 'setup.document.bankText',
    defaultMessage: 'A statement that shows the account number and the name of the business.',
  },
  owner_identity: {
    id: 'setup.document.identityText',
    defaultMessage: 'The identity card or passport of an owner.',
  },
  food_licence: {
    id: 'setup.document.licenceText',
    defaultMessage: 'The licence of the premises, if the law asks for one.',
  },
  other: {
    id: 'setup.document.otherText',
    defaultMessage: 'Anything else you were asked for.',
  },
});

/** The name of each state of a document. */
export const documentStates: Readonly<Record<DocumentNeed['state'], MessageDescriptor>> =
  defineMessages({
    missing: { id: 'setup.documentState.missing', defaultMessage: 'Missing' },
    uploaded: { id: 'setup.documentState.uploaded', defaultMessage: 'Not submitted yet' },
    in_review: { id: 'setup.documentState.inReview', defaultMessage: 'In review' },
    changes_requested: {
      id: 'setup.documentState.changes',
      defaultMessage: 'Changes requested',
    },
    accepted: { id: 'setup.documentState.accepted', defaultMessage: 'Accepted' },
    expires_soon: { id: 'setup.documentState.expiresSoon', defaultMessage: 'Expires soon' },
    expired: { id: 'setup.documentState.expired', defaultMessage: 'Expired' },
  });

const inReview: MessageDescriptor = {
  id: 'setup.documents.inReview',
  defaultMessage: 'The documents are being checked.',
};

/** What happens next with the documents, by the status of the merchant. */
export const documentSteps: Readonly<Record<MerchantInfo['setup_status'], MessageDescriptor>> =
  defineMessages({
    draft: {
      id: 'setup.documents.draft',
      defaultMessage: 'Add the documents, then submit them for review.',
    },
    documents_submitted: inReview,
    in_review: inReview,
    changes_requested: {
      id: 'setup.documents.changes',
      defaultMessage: 'Some documents need changes. Replace them, then submit them again.',
    },
    approved: {
      id: 'setup.documents.approved',
      defaultMessage: 'The documents are approved. This business can open.',
    },
    live: {
      id: 'setup.documents.live',
      defaultMessage: 'Renew documents before they expire.',
    },
    suspended: problemMessages.suspended,
  });

/** What needs attention in the documents, for the set-up guide. */
export const documentNotes = defineMessages({
  changes_requested: {
    id: 'setup.documentNote.changes',
    defaultMessage: 'Changes requested: {documents}',
  },
  expired: { id: 'setup.documentNote.expired', defaultMessage: 'Expired: {documents}' },
  expires_soon: {
    id: 'setup.documentNote.expiresSoon',
    defaultMessage: 'Expires on {date}: {documents}',
  },
  in_review: { id: 'setup.documentNote.inReview', defaultMessage: 'In review: {documents}' },
});
