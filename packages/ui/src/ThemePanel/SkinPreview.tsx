import type { SkinName } from '../styles/skins.ts';
import { defaultTheme, themeSkin } from '../styles/themeFile.ts';
import { line, menu, page, preview, press } from './ThemePanel.css.ts';

export interface SkinPreviewProps {
  /** The skin. */
  name: SkinName;
  /** The brand colour as `#rrggbb`, or null for the default accent. */
  brand: string | null;
}

/** A miniature page in the colours of a skin. */
export function SkinPreview({ name, brand }: SkinPreviewProps) {
  const { color, tone, menu: side } = themeSkin({ ...defaultTheme, brand }, name);
  return (
    <span
      className={preview}
      style={{ background: color.canvas, borderColor: color.border }}
      aria-hidden
    >
      <span className={menu} style={{ background: side.surface, borderColor: side.border }}>
        <span className={line} style={{ background: side.active }} />
        <span className={line} style={{ background: side.textMuted }} />
        <span className={line} style={{ background: side.textMuted }} />
      </span>
      <span className={page} style={{ background: color.surface, borderColor: color.border }}>
        <span className={line} style={{ background: color.text }} />
        <span className={line} style={{ background: color.textMuted }} />
        <span className={press} style={{ background: tone.accent.solid }} />
      </span>
    </span>
  );
}
