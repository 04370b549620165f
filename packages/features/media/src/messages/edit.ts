import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldMessages,
  pictureMessages,
  problemMessages,
} from '@servery/screens/messages';

/** Messages of the picture drawer. */
export const editMessages = defineMessages({
  name: fieldMessages.name,
  nameMissing: problemMessages.nameMissing,
  alt: { id: 'media.edit.alt', defaultMessage: 'Description for screen readers' },
  altHelp: {
    id: 'media.edit.altHelp',
    defaultMessage: 'Describe what’s on the plate in one sentence.',
  },
  altMissing: {
    id: 'media.edit.altMissing',
    defaultMessage: 'No description yet. Screen readers can only read out the name.',
  },
  offered: { id: 'media.edit.offered', defaultMessage: 'Available when choosing pictures' },
  offeredHelp: {
    id: 'media.edit.offeredHelp',
    defaultMessage: 'If you turn this off, it stays wherever it’s already used.',
  },
  usedBy: { id: 'media.edit.usedBy', defaultMessage: 'Used by' },
  usedByNone: { id: 'media.edit.usedByNone', defaultMessage: 'Nothing uses this picture.' },
  brand: { id: 'media.edit.brand', defaultMessage: 'Brand' },
  inBrand: {
    id: 'media.edit.inBrand',
    defaultMessage:
      'Your brand uses this picture. Choose another one in the store settings before you delete this one.',
  },
  facts: { id: 'media.edit.facts', defaultMessage: 'File details' },
  pixels: { id: 'media.edit.pixels', defaultMessage: 'Dimensions' },
  dimensions: { id: 'media.edit.dimensions', defaultMessage: '{width} × {height}' },
  size: { id: 'media.edit.size', defaultMessage: 'Size' },
  given: { id: 'media.edit.given', defaultMessage: 'Original format' },
  added: { id: 'media.edit.added', defaultMessage: 'Added' },
  addedBy: { id: 'media.edit.addedBy', defaultMessage: '{day} by {person}' },
  replace: { id: 'media.edit.replace', defaultMessage: 'Replace picture' },
  replaceHelp: {
    id: 'media.edit.replaceHelp',
    defaultMessage:
      'The new picture replaces this one everywhere. The name and description stay the same.',
  },
  replaceDrop: { id: 'media.edit.replaceDrop', defaultMessage: 'Drop a new picture here or' },
  replaceChoose: pictureMessages.chooseFile,
  replaced: { id: 'media.edit.replaced', defaultMessage: 'Replaced' },
  save: actionMessages.saveChanges,
  saved: { id: 'media.edit.saved', defaultMessage: '{name} saved' },
  delete: actionMessages.delete,
  deleteTitle: actionMessages.askDelete,
  deleteText: {
    id: 'media.edit.deleteText',
    defaultMessage: 'Nothing uses this picture. You can’t undo this.',
  },
  deleteIt: { id: 'media.edit.deleteIt', defaultMessage: 'Delete picture' },
  deleted: { id: 'media.edit.deleted', defaultMessage: '{name} deleted' },
  inUse: {
    id: 'media.edit.inUse',
    defaultMessage:
      '{count, plural, one {A menu item uses this picture. Give it another picture before you delete this one.} other {# menu items use this picture. Give them another picture before you delete this one.}}',
  },
});
