import { picture } from './calendar.css.ts';
import {
  bright,
  brightLine,
  drawing,
  green,
  line,
  paper,
  shade,
  warm,
} from './ShelfPicture.css.ts';

/** Decorative drawing of a tear-off calendar on a kitchen wall, with a plant and a cup. */
export const ShelfPicture = () => (
  <div className={picture}>
    <svg viewBox="0 0 240 170" aria-hidden focusable={false} className={drawing}>
      <ellipse className={shade} cx="120" cy="92" rx="104" ry="66" />
      <path className={line} d="M18 142h204" />
      <path className={line} d="M112 24c2-10 14-10 16 0" />
      <rect className={paper} x="78" y="30" width="84" height="98" rx="8" />
      <path className={bright} d="M86 30h68a8 8 0 0 1 8 8v14H78V38a8 8 0 0 1 8-8z" />
      <path
        className={line}
        d="M92 66h12M114 66h12M136 66h12M92 84h12M136 84h12M92 102h12M114 102h12"
      />
      <circle className={brightLine} cx="120" cy="84" r="10" />
      <path className={paper} d="M138 128l24-20v12a8 8 0 0 1-8 8z" />
      <path className={green} d="M44 116c-16-6-20-22-16-34 12 4 20 16 16 34z" />
      <path className={green} d="M46 116c0-18 10-28 20-30 2 14-6 26-20 30z" />
      <path className={line} d="M45 122V98" />
      <path className={paper} d="M32 118h28l-4 24H36z" />
      <path className={paper} d="M178 118h30v10a14 14 0 0 1-14 14h-2a14 14 0 0 1-14-14z" />
      <path className={line} d="M208 121c10-2 12 12-2 12" />
      <path className={brightLine} d="M188 110c-4-5 4-7 0-12M198 110c-4-5 4-7 0-12" />
      <circle className={warm} cx="194" cy="46" r="12" />
    </svg>
  </div>
);
