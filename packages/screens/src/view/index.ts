export { joinAddress, splitAddress } from './address.ts';
export { defineView, type ViewCodec, type ViewOf } from './defineView.ts';
export { choice, id, named, scope, single, trimmed, type Field } from './field.ts';
export { date, idOrNew, isDate, open, page, text } from './moreFields.ts';
