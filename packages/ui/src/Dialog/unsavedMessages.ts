/** The messages of the confirmation before unsaved changes are lost. */
export const unsavedMessages = {
  title: { id: 'unsaved.title', text: 'Discard changes?' },
  text: { id: 'unsaved.text', text: 'Your changes haven’t been saved.' },
  discard: { id: 'unsaved.discard', text: 'Discard' },
  keep: { id: 'unsaved.keep', text: 'Keep editing' },
};
