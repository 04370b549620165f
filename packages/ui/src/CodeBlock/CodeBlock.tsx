import { CopyButton, type CopyLabels } from '../Clipboard/CopyButton.tsx';
import { bar, code, figure, kind, line as lineLook, title as titleLook } from './CodeBlock.css.ts';
import { textOf, type CodeLine } from './tokens.ts';

export interface CodeBlockProps {
  /** The accessible name of the code, such as "Example". */
  label: string;
  /** The lines, coloured during the build by `@servery/ui/highlight`, or plain text. */
  lines: readonly CodeLine[];
  /** The text above the code, such as a file name. */
  title?: string;
  /**
   * Whether lines are numbered.
   * @default false
   */
  hasNumbers?: boolean;
  /**
   * Whether long lines wrap instead of scrolling.
   * @default false
   */
  isWrapped?: boolean;
  /**
   * The 1-based numbers of the lines to highlight.
   * @default []
   */
  marked?: readonly number[];
  /** The texts of the copy button, which replace the kit's own. Without them there's no copy button. */
  copyLabels?: Partial<CopyLabels>;
}

/** Source code to read and copy. */
export function CodeBlock(props: CodeBlockProps) {
  const { label, lines, title, hasNumbers, isWrapped, marked = [], copyLabels } = props;
  return (
    <figure className={figure}>
      {(title || copyLabels) && (
        <div className={bar}>
          <span className={titleLook}>{title}</span>
          {copyLabels && (
            <CopyButton text={textOf(lines)} labels={copyLabels} size="s" emphasis="ghost" />
          )}
        </div>
      )}
      <pre
        dir="ltr"
        role="region"
        aria-label={label}
        // Make a scrolling block reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isWrapped ? undefined : 0}
        className={code}
      >
        <code data-numbered={hasNumbers || undefined} data-wrapped={isWrapped || undefined}>
          {lines.map((line, at) => (
            <span
              // A line is identified by its position alone.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              className={lineLook}
              data-marked={marked.includes(at + 1) || undefined}
            >
              {typeof line === 'string'
                ? line
                : line.map(([name, text], n) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a part is identified by its position too
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
