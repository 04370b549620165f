/// <reference types="@servery/ui/highlight/client" />

/** Part of no page: imports something from every entry, so that all published types are checked. */
import { CodeBlock, vars } from '@servery/ui';
import { brandSkin } from '@servery/ui/brand';
import { EventCalendar, type CalendarEvent } from '@servery/ui/calendar';
import { Carousel, type Slide } from '@servery/ui/carousel';
import { Chart, type ChartAdapter } from '@servery/ui/charts';
import { ColorPicker } from '@servery/ui/color-picker';
import { SortableBoard, SortableList, type BoardColumn } from '@servery/ui/dnd';
import { Editor, type EditorDocument } from '@servery/ui/editor';
import { highlight, highlightedLines } from '@servery/ui/highlight';
import { MaskedField, phoneMask } from '@servery/ui/mask';
import { ExportMenu, toCsv } from '@servery/ui/spreadsheet';
import { media } from '@servery/ui/styles';
import { readTheme, type Theme } from '@servery/ui/theme';
import { Tree, type TreeItem } from '@servery/ui/tree';
// oxlint-disable-next-line import/default -- The kit's plugin handles the `?lines` query.
import lines from './button.tsx?lines';

export const source = <CodeBlock label="Source" lines={lines} />;
export const plugins = [highlightedLines()];
export const components = {
  Carousel,
  Chart,
  ColorPicker,
  Editor,
  EventCalendar,
  ExportMenu,
  MaskedField,
  SortableBoard,
  SortableList,
  Tree,
};
export const made = { brandSkin, highlight, media, phoneMask, readTheme, toCsv, vars };

export interface Shapes {
  adapter: ChartAdapter;
  column: BoardColumn;
  document: EditorDocument;
  event: CalendarEvent;
  slide: Slide;
  theme: Theme;
  tree: TreeItem;
}
