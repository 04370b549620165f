import { Fragment } from 'react';
import { marksOf } from '../marksOf.ts';
import { mark } from './talk.css.ts';

/** A text in which all matches of a search are highlighted. */
export function Marked({ text, find }: { text: string; find: string }) {
  const marks = marksOf(text, find);
  return (
    <>
      {marks.map(([from, until], i) => (
        <Fragment key={from}>
          {text.slice(marks[i - 1]?.[1] ?? 0, from)}
          <mark className={mark}>{text.slice(from, until)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
