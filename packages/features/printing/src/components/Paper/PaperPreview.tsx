import type { PaperWidth, PrintDocument } from '@servery/api';
import { columnsOf, layOut, type PaperPart } from '@servery/domain/printing';
import { QrIcon } from '@servery/ui';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { paperMessages } from '../../messages.ts';
import * as styles from './Paper.css.ts';
import { Picture } from './Picture.tsx';

const columns = (count: number) => ({ '--columns': count }) as CSSProperties;

function Part({ part }: { part: PaperPart }) {
  const { formatMessage } = useIntl();
  switch (part.is) {
    case 'line':
      return (
        <div
          className={styles.line}
          style={columns(part.columns)}
          data-bold={part.isBold || undefined}
          data-large={part.isLarge || undefined}
        >
          {part.texts.map(({ text, start, width, align }) => (
            <span
              key={start}
              className={styles.text}
              data-align={align}
              style={{ gridColumn: `${start + 1} / span ${width}` }}
            >
              <bdi>{text}</bdi>
            </span>
          ))}
        </div>
      );
    case 'rule':
      return (
        <div
          className={styles.rule}
          style={columns(part.columns)}
          data-double={part.style === 'double' || undefined}
        />
      );
    case 'qr':
      return (
        <div className={styles.middle}>
          <QrIcon />
          <span>{formatMessage(paperMessages.qrOf, { content: part.content })}</span>
        </div>
      );
    case 'image':
      return (
        <div className={styles.middle}>
          <Picture image={part.image} />
        </div>
      );
    case 'cut':
      return <div className={styles.cut} />;
    case 'drawer':
      return <div className={styles.middle}>{formatMessage(paperMessages.drawer)}</div>;
  }
}

export interface PaperPreviewProps {
  document: PrintDocument;
  width: PaperWidth;
}

/** A preview of a document, laid out line by line by the same rule as on the printer. */
export function PaperPreview({ document, width }: PaperPreviewProps) {
  const parts = layOut(document, columnsOf[width]);
  return (
    <div className={styles.scroller} role="region" aria-label={document.title} tabIndex={0}>
      <div className={styles.paper} lang={document.language} style={columns(columnsOf[width])}>
        {parts.map((part, place) => (
          // The lines of a document never change, so their index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <Part key={place} part={part} />
        ))}
      </div>
    </div>
  );
}
