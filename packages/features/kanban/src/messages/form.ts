import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the panel of a task says. */
export const formWords = defineMessages({
  task: { id: 'kanban.form', defaultMessage: 'Task' },
  close: { id: 'kanban.form.close', defaultMessage: 'Close' },
  update: { id: 'kanban.form.update', defaultMessage: 'Update' },
  reset: { id: 'kanban.form.reset', defaultMessage: 'Reset' },
  title: { id: 'kanban.form.title', defaultMessage: 'Title' },
  dueDate: { id: 'kanban.form.dueDate', defaultMessage: 'Due date' },
  labels: { id: 'kanban.form.labels', defaultMessage: 'Labels' },
  chosenLabels: { id: 'kanban.form.labels.chosen', defaultMessage: 'Chosen labels' },
  assignees: { id: 'kanban.form.assignees', defaultMessage: 'Assignees' },
  chosenAssignees: { id: 'kanban.form.assignees.chosen', defaultMessage: 'Chosen assignees' },
  description: { id: 'kanban.form.description', defaultMessage: 'Description' },
  failed: {
    id: 'kanban.form.failed',
    defaultMessage: 'It could not be saved. Try again in a moment.',
  },
  wrong: { id: 'kanban.form.wrong', defaultMessage: 'Some fields need another look.' },
  gone: { id: 'kanban.form.gone', defaultMessage: 'This task is not there any more' },
});

/** What the order's lines say. */
export const lineWords = defineMessages({
  lines: { id: 'kanban.lines', defaultMessage: 'Order' },
  add: { id: 'kanban.lines.add', defaultMessage: 'Add line' },
  empty: { id: 'kanban.lines.empty', defaultMessage: 'What was ordered, line by line.' },
  name: { id: 'kanban.lines.name', defaultMessage: 'Name' },
  nameMissing: { id: 'kanban.lines.name.missing', defaultMessage: 'Write what it is.' },
  quantity: { id: 'kanban.lines.quantity', defaultMessage: 'Quantity' },
  fewer: { id: 'kanban.lines.fewer', defaultMessage: 'One fewer' },
  more: { id: 'kanban.lines.more', defaultMessage: 'One more' },
  items: { id: 'kanban.lines.items', defaultMessage: 'In the box' },
  itemsHint: { id: 'kanban.lines.items.hint', defaultMessage: 'Enter after each' },
  remark: { id: 'kanban.lines.remark', defaultMessage: 'Remark' },
  undo: { id: 'kanban.lines.undo', defaultMessage: 'Bring it back' },
});

/** What is said of one line, or of one thing in its box. */
export const lineOfWords = {
  row: defineMessage<{ place: number }>({ id: 'kanban.lines.row', defaultMessage: 'Line {place}' }),
  remove: defineMessage<{ place: number }>({
    id: 'kanban.lines.remove',
    defaultMessage: 'Remove line {place}',
  }),
  removed: defineMessage<{ place: number }>({
    id: 'kanban.lines.removed',
    defaultMessage: 'Line {place} is removed',
  }),
  removeItem: defineMessage<{ item: string }>({
    id: 'kanban.items.remove',
    defaultMessage: 'Remove {item}',
  }),
  itemsAdded: defineMessage<{ items: string }>({
    id: 'kanban.items.added',
    defaultMessage: '{items} added',
  }),
  itemRemoved: defineMessage<{ item: string }>({
    id: 'kanban.items.removed',
    defaultMessage: '{item} removed',
  }),
};

/** What the cover says. */
export const coverWords = defineMessages({
  cover: { id: 'kanban.cover', defaultMessage: 'Cover' },
  drop: { id: 'kanban.cover.drop', defaultMessage: 'Drop a picture here or' },
  choose: { id: 'kanban.cover.choose', defaultMessage: 'choose one' },
  rules: { id: 'kanban.cover.rules', defaultMessage: 'JPEG, PNG, WebP or AVIF, up to 20 MB' },
  list: { id: 'kanban.cover.list', defaultMessage: 'Picture' },
  dismiss: { id: 'kanban.cover.dismiss', defaultMessage: 'Dismiss' },
  remove: { id: 'kanban.cover.remove', defaultMessage: 'Remove cover' },
  unread: { id: 'kanban.cover.unread', defaultMessage: 'This picture cannot be read.' },
});

/** What is said of one file. */
export const fileWords = {
  type: defineMessage<{ name: string }>({
    id: 'kanban.cover.type',
    defaultMessage: '{name} is no picture of these kinds.',
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

/** What the comments say. */
export const commentWords = defineMessages({
  comments: { id: 'kanban.comments', defaultMessage: 'Comments' },
  none: { id: 'kanban.comments.none', defaultMessage: 'Nobody has said anything yet.' },
  write: { id: 'kanban.comments.write', defaultMessage: 'Write a comment' },
  send: { id: 'kanban.comments.send', defaultMessage: 'Comment' },
  you: { id: 'kanban.comments.you', defaultMessage: 'You' },
});
