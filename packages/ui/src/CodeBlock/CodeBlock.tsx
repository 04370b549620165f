import { CopyButton, type CopyWords } from '../Clipboard/CopyButton.tsx';
import { bar, code, figure, kind, line as lineLook, title as titleLook } from './CodeBlock.css.ts';
import { textOf, type CodeLine } from './tokens.ts';

export interface CodeBlockProps {
  /** What it is, to a screen reader: "Example". */
  label: string;
  /** Its lines, coloured while building by `@servery/ui/highlight`, or bare. */
  lines: readonly CodeLine[];
  /** What stands above it: the name of a file. */
  title?: string;
  hasNumbers?: boolean;
  /** Breaks long lines instead of scrolling. */
  isWrapped?: boolean;
  /** Numbers of lines that are pointed out, from 1. */
  marked?: readonly number[];
  /** Offers to copy all of it. */
  copyWords?: CopyWords;
}

/** Source code to read and to copy. */
export function CodeBlock(props: CodeBlockProps) {
  const { label, lines, title, hasNumbers, isWrapped, marked = [], copyWords } = props;
  return (
    <figure className={figure}>
      {(title || copyWords) && (
        <div className={bar}>
          <span className={titleLook}>{title}</span>
          {copyWords && (
            <CopyButton text={textOf(lines)} words={copyWords} size="s" emphasis="ghost" />
          )}
        </div>
      )}
      <pre
        dir="ltr"
        role="region"
        aria-label={label}
        // What scrolls has to be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isWrapped ? undefined : 0}
        className={code}
      >
        <code data-numbered={hasNumbers || undefined} data-wrapped={isWrapped || undefined}>
          {lines.map((line, at) => (
            <span
              // A line is known by its place alone.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              className={lineLook}
              data-marked={marked.includes(at + 1) || undefined}
            >
              {typeof line === 'string'
                ? line
                : line.map(([name, text], n) => (
                    // oxlint-disable-next-line react/no-array-index-key -- so is a part of it
                    <span key={n} className={kind[name]}>
                      {text}
                    </span>
                  ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
