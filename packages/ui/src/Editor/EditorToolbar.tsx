import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { focusStep, type Step } from '../overlays/roving.ts';
import { divider, toolbar } from './Editor.css.ts';
import { LinkTool } from './LinkTool.tsx';
import { ToolButton } from './ToolButton.tsx';
import { toolGroups, tools, type ToolId } from './tools.ts';
import type { EditorLabels } from './labels.ts';

export interface EditorToolbarProps {
  /** The editor. */
  editor: Editor;
  /** The texts of the toolbar. */
  labels: EditorLabels;
  /** The id of the text that the tools change. */
  controls: string;
  /** Whether the tools are disabled. */
  isDisabled: boolean;
  /** The tools to hide. */
  hiddenTools: ReadonlySet<ToolId>;
}

/** The tools in one row, with one Tab stop and arrow keys inside. */
export function EditorToolbar({
  editor,
  labels,
  controls,
  isDisabled,
  hiddenTools,
}: EditorToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();
  const [stop, setStop] = useState<string>('bold');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(
        Object.entries(tools).map(([id, { isOn, can }]) => [
          id,
          { isOn: isOn?.(now), can: can?.(now) ?? true },
        ]),
      ),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = direction === 'rtl';
    const steps: Record<string, Step> = {
      ArrowRight: isRtl ? 'previous' : 'next',
      ArrowLeft: isRtl ? 'next' : 'previous',
      Home: 'first',
      End: 'last',
    };
    const step = steps[event.key];
    if (!step || !row.current?.contains(event.target as Node)) return;
    event.preventDefault();
    focusStep([...row.current.querySelectorAll<HTMLElement>('[data-tool]')], step);
  };
  const onFocus = (event: FocusEvent) => {
    const id = (event.target as HTMLElement).dataset['tool'];
    if (id) setStop(id);
  };
  const groups = toolGroups
    .map((group) => group.filter((id) => !hiddenTools.has(id)))
    .filter((group) => group.length > 0);
  const first = groups.flat().includes(stop as ToolId) ? stop : groups[0]?.[0];
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={labels.toolbar}
      aria-controls={controls}
      className={toolbar}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {groups.map((group, place) => (
        <Fragment key={group.join(' ')}>
          {place > 0 && <span className={divider} />}
          {group.map((id) => {
            const shared = { id, label: labels.tools[id], isStop: id === first, isDisabled };
            if (id === 'link')
              return <LinkTool key={id} {...shared} editor={editor} labels={labels} />;
            const { icon: Icon, action } = tools[id];
            return (
              <ToolButton
                key={id}
                {...shared}
                isOn={state[id]?.isOn}
                isDisabled={isDisabled || !state[id]?.can}
                onPress={() => action(editor)}
              >
                <Icon />
              </ToolButton>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
