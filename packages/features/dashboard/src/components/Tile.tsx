import { useLink } from '@servery/ui';
import type { ReactNode } from 'react';
import { figure, note as noteStyle, tile } from './dashboard.css.ts';

interface TileProps {
  name: string;
  value: ReactNode;
  /** A sentence about the figure. */
  note?: ReactNode;
  /** The list of what is counted; without it, the tile isn't a link. */
  href: string | undefined;
  tone?: 'warning' | 'danger' | undefined;
}

/** A figure that opens its list. */
export function Tile({ href, tone, ...props }: TileProps) {
  return (
    <li>
      {href === undefined ? (
        <div className={tile} data-tone={tone}>
          <TileContent {...props} />
        </div>
      ) : (
        <TileLink href={href} tone={tone}>
          <TileContent {...props} />
        </TileLink>
      )}
    </li>
  );
}

interface TileLinkProps {
  href: string;
  tone: TileProps['tone'];
  children: ReactNode;
}

function TileLink({ href, tone, children }: TileLinkProps) {
  return (
    <a {...useLink({ href })} className={tile} data-tone={tone}>
      {children}
    </a>
  );
}

// The figure comes first, so that all figures of a row are aligned even if a name wraps.
function TileContent({ name, value, note }: Pick<TileProps, 'name' | 'value' | 'note'>) {
  return (
    <>
      <span className={figure}>{value}</span>
      <span>{name}</span>
      {note && <span className={noteStyle}>{note}</span>}
    </>
  );
}
