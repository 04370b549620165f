import { defineMessages } from './define.ts';

/** What the panel of one picture says. */
export const editWords = defineMessages({
  name: { id: 'media.edit.name', defaultMessage: 'Name' },
  nameMissing: { id: 'media.edit.nameMissing', defaultMessage: 'Give it a name.' },
  alt: { id: 'media.edit.alt', defaultMessage: 'Description for guests who do not see it' },
  altHelp: {
    id: 'media.edit.altHelp',
    defaultMessage: 'Say what is on the plate, in one sentence.',
  },
  altMissing: {
    id: 'media.edit.altMissing',
    defaultMessage: 'It has no description yet. Screen readers can only say its name.',
  },
  offered: { id: 'media.edit.offered', defaultMessage: 'Offer it when pictures are chosen' },
  offeredHelp: {
    id: 'media.edit.offeredHelp',
    defaultMessage: 'Where it is shown already, it stays.',
  },
  usedBy: { id: 'media.edit.usedBy', defaultMessage: 'Shown by' },
  usedByNone: { id: 'media.edit.usedByNone', defaultMessage: 'No item of the menu shows it.' },
  facts: { id: 'media.edit.facts', defaultMessage: 'About the file' },
  pixels: { id: 'media.edit.pixels', defaultMessage: 'Pixels' },
  dimensions: { id: 'media.edit.dimensions', defaultMessage: '{width} × {height}' },
  size: { id: 'media.edit.size', defaultMessage: 'Size' },
  given: { id: 'media.edit.given', defaultMessage: 'Given as' },
  added: { id: 'media.edit.added', defaultMessage: 'Added' },
  addedBy: { id: 'media.edit.addedBy', defaultMessage: '{day} by {person}' },
  replace: { id: 'media.edit.replace', defaultMessage: 'Replace the picture' },
  replaceHelp: {
    id: 'media.edit.replaceHelp',
    defaultMessage: 'The new one is shown wherever this one is. Name and description stay.',
  },
  replaceDrop: { id: 'media.edit.replaceDrop', defaultMessage: 'Drop another picture here or' },
  replaceChoose: { id: 'media.edit.replaceChoose', defaultMessage: 'choose one' },
  replaced: { id: 'media.edit.replaced', defaultMessage: 'Replaced' },
  save: { id: 'media.edit.save', defaultMessage: 'Save changes' },
  saved: { id: 'media.edit.saved', defaultMessage: '{name} is saved' },
  delete: { id: 'media.edit.delete', defaultMessage: 'Delete' },
  deleteTitle: { id: 'media.edit.deleteTitle', defaultMessage: 'Delete {name}?' },
  deleteText: {
    id: 'media.edit.deleteText',
    defaultMessage: 'Nothing shows it. It cannot be brought back.',
  },
  deleteIt: { id: 'media.edit.deleteIt', defaultMessage: 'Delete picture' },
  deleted: { id: 'media.edit.deleted', defaultMessage: '{name} is deleted' },
  inUse: {
    id: 'media.edit.inUse',
    defaultMessage:
      '{count, plural, one {An item shows it} other {# items show it}}. Give them another picture first, then it can be deleted.',
  },
  cancel: { id: 'media.edit.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'media.edit.notDone', defaultMessage: 'Unsuccessful' },
});
