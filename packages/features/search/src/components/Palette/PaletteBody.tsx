import { CommandPalette } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { englishTitles, findIn } from '../../found.ts';
import { useEverything } from '../../hooks/useEverything.ts';
import { useRecent } from '../../hooks/useRecent.ts';
import { globalSearchMessages } from '../../messages/globalSearch.ts';
import { paletteMessages as messages } from '../../messages/palette.ts';
import type { Place } from '../../place.ts';
import type { AppCommand } from './appCommand.ts';
import { commandGroup, placeGroups } from './paletteGroups.ts';
import { useResultGroups } from './useResultGroups.tsx';

export interface PaletteBodyProps {
  places: readonly Place[];
  commands: readonly AppCommand[];
  close: () => void;
}

/** The open palette: pages by section and commands, and files and people while typing. */
export function PaletteBody({ places, commands, close }: PaletteBodyProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [recent, remember] = useRecent();
  const { data, error, isLoading } = useEverything();
  const everything = data?.searchArr ?? [];
  const results = useResultGroups(findIn(everything, typed, places));
  const emptyText = (query: string) => {
    const trimmed = query.trim();
    if (!trimmed) return formatMessage(messages.nothing);
    // Pages and commands were searched; files and people couldn't be loaded.
    if (error && !data) return formatMessage(globalSearchMessages.failed);
    return formatMessage(globalSearchMessages.noResult, { typed: trimmed });
  };
  return (
    <CommandPalette
      isOpen
      onOpenChange={close}
      // `usePaletteKeys` handles the shortcut, before this code is loaded.
      isHotkeyDisabled
      groups={[
        ...placeGroups(places, formatMessage(messages.places), englishTitles(everything)),
        commandGroup(formatMessage(messages.commands), commands),
        ...results,
      ]}
      recent={recent}
      onAction={(id) => {
        if (/^(to|do) /.test(id)) remember(id);
      }}
      onQueryChange={setTyped}
      isPending={isLoading && typed.trim() !== ''}
      labels={{
        title: formatMessage(messages.title),
        placeholder: formatMessage(messages.placeholder),
        recent: formatMessage(messages.recent),
        empty: emptyText,
        count: (count) => formatMessage(globalSearchMessages.count, { count }),
      }}
    />
  );
}
