import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, problemMessages } from '@servery/screens/messages';

/** Messages of the task panel. */
export const formMessages = defineMessages({
  task: { id: 'kanban.form', defaultMessage: 'Task' },
  close: actionMessages.close,
  update: { id: 'kanban.form.update', defaultMessage: 'Update' },
  reset: { id: 'kanban.form.reset', defaultMessage: 'Reset' },
  title: fieldMessages.title,
  dueDate: { id: 'kanban.form.dueDate', defaultMessage: 'Due date' },
  labels: { id: 'kanban.form.labels', defaultMessage: 'Labels' },
  chosenLabels: { id: 'kanban.form.labels.chosen', defaultMessage: 'Selected labels' },
  assignees: { id: 'kanban.form.assignees', defaultMessage: 'Assignees' },
  chosenAssignees: { id: 'kanban.form.assignees.chosen', defaultMessage: 'Selected assignees' },
  description: fieldMessages.description,
  failed: problemMessages.notSaved,
  wrong: { id: 'kanban.form.wrong', defaultMessage: 'Check the highlighted fields.' },
  gone: { id: 'kanban.form.gone', defaultMessage: 'This task no longer exists' },
});

/** Messages of the order lines. */
export const lineMessages = defineMessages({
  lines: { id: 'kanban.lines', defaultMessage: 'Order items' },
  add: { id: 'kanban.lines.add', defaultMessage: 'Add item' },
  empty: { id: 'kanban.lines.empty', defaultMessage: 'Add the items in this order.' },
  name: fieldMessages.name,
  nameMissing: { id: 'kanban.lines.name.missing', defaultMessage: 'Enter a name.' },
  quantity: { id: 'kanban.lines.quantity', defaultMessage: 'Quantity' },
  fewer: { id: 'kanban.lines.fewer', defaultMessage: 'Decrease quantity' },
  more: { id: 'kanban.lines.more', defaultMessage: 'Increase quantity' },
  items: { id: 'kanban.lines.items', defaultMessage: 'In the box' },
  itemsHint: { id: 'kanban.lines.items.hint', defaultMessage: 'Press Enter after each item' },
  remark: { id: 'kanban.lines.remark', defaultMessage: 'Remark' },
  undo: { id: 'kanban.lines.undo', defaultMessage: 'Undo' },
});

/** Messages of the cover field. */
export const coverMessages = defineMessages({
  cover: { id: 'kanban.cover', defaultMessage: 'Cover' },
  drop: { id: 'kanban.cover.drop', defaultMessage: 'Drop a picture here or' },
  choose: { id: 'kanban.cover.choose', defaultMessage: 'choose a file' },
  rules: { id: 'kanban.cover.rules', defaultMessage: 'JPEG, PNG, WebP or AVIF, up to 20 MB' },
  remove: { id: 'kanban.cover.remove', defaultMessage: 'Remove cover' },
  unread: { id: 'kanban.cover.unread', defaultMessage: 'This picture can’t be opened.' },
});

/** Messages about one file. */
export const fileMessages = {
  type: defineMessage<{ name: string }>({
    id: 'kanban.cover.type',
    defaultMessage: '{name} isn’t a supported picture type.',
  }),
  size: defineMessage<{ name: string }>({
    id: 'kanban.cover.size',
    defaultMessage: '{name} is larger than 20 MB.',
  }),
  empty: defineMessage<{ name: string }>({
    id: 'kanban.cover.empty',
    defaultMessage: '{name} is empty.',
  }),
  removeFile: defineMessage<{ name: string }>({
    id: 'kanban.cover.removeFile',
    defaultMessage: 'Remove {name}',
  }),
};

/** Messages of the comments. */
export const commentMessages = defineMessages({
  comments: { id: 'kanban.comments', defaultMessage: 'Comments' },
  none: { id: 'kanban.comments.none', defaultMessage: 'No comments yet.' },
  write: { id: 'kanban.comments.write', defaultMessage: 'Write a comment' },
  send: { id: 'kanban.comments.send', defaultMessage: 'Comment' },
  you: { id: 'kanban.comments.you', defaultMessage: 'You' },
});
