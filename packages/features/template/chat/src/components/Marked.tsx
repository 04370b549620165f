import { mark } from './talk.css.ts';

/** A text in which all matches of a search are highlighted. */
export function Marked({ text, find }: { text: string; find: string }) {
  if (!find) return text;
  const lower = text.toLowerCase();
  const wanted = find.toLowerCase();
  const parts = [];
  let from = 0;
  // Lower-casing can change the length of a text, which would shift the matches; don't mark those.
  if (lower.length === text.length)
    for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
      parts.push(
        text.slice(from, at),
        <mark key={at} className={mark}>
          {text.slice(at, at + wanted.length)}
        </mark>,
      );
      from = at + wanted.length;
    }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
