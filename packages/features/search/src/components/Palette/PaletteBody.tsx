import { CommandPalette } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { englishTitles, findIn } from '../../found.ts';
import { useEverything } from '../../hooks/useEverything.ts';
import { useRecent } from '../../hooks/useRecent.ts';
import { globalSearchWords } from '../../messages/globalSearch.ts';
import { paletteWords as words } from '../../messages/palette.ts';
import type { Place } from '../../place.ts';
import type { AppCommand } from './appCommand.ts';
import { commandGroup, placeGroups } from './paletteGroups.ts';
import { useResultGroups } from './useResultGroups.tsx';

export interface PaletteBodyProps {
  places: readonly Place[];
  commands: readonly AppCommand[];
  close: () => void;
}

/** The palette, open: places by section, commands, and files and people while somebody types. */
export function PaletteBody({ places, commands, close }: PaletteBodyProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [recent, remember] = useRecent();
  const { data, error, isLoading } = useEverything();
  const everything = data?.searchArr ?? [];
  const results = useResultGroups(findIn(everything, typed, places));
  const say = (query: string) => {
    const asked = query.trim();
    if (!asked) return formatMessage(words.nothing);
    // Places and commands were searched, files and people were not.
    if (error && !data) return formatMessage(globalSearchWords.failed);
    return formatMessage(globalSearchWords.noResult, { typed: asked });
  };
  return (
    <CommandPalette
      isOpen
      onOpenChange={close}
      // The page hears the keys before this code is there.
      isHotkeyDisabled
      groups={[
        ...placeGroups(places, formatMessage(words.places), englishTitles(everything)),
        commandGroup(formatMessage(words.commands), commands),
        ...results,
      ]}
      recent={recent}
      onAction={(id) => {
        if (/^(to|do) /.test(id)) remember(id);
      }}
      onQueryChange={setTyped}
      isPending={isLoading && typed.trim() !== ''}
      words={{
        title: formatMessage(words.title),
        placeholder: formatMessage(words.placeholder),
        recent: formatMessage(words.recent),
        back: formatMessage(words.back),
        empty: say,
        count: (count) => formatMessage(globalSearchWords.count, { count }),
      }}
    />
  );
}
