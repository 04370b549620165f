import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon, PlusIcon } from '../icons.ts';
import { Segment } from '../Segmented/Segment.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Heading } from '../Text/Heading.tsx';
import { bar, title, turn } from './EventCalendar.css.ts';
import type { EventCalendarProps } from './EventCalendarProps.ts';
import type { CalendarView } from './events.ts';
import type { useCalendarPlace } from './useCalendarPlace.ts';

export interface EventCalendarBarProps {
  place: ReturnType<typeof useCalendarPlace>;
  /** What the library calls the time that is shown. */
  title: string | undefined;
  views: readonly CalendarView[];
  words: EventCalendarProps['words'];
  lead: ReactNode;
  onCreate: (() => void) | undefined;
}

/** What is shown, how to go on and back, how much of time, and how to make something. */
export function EventCalendarBar({ place, views, words, ...props }: EventCalendarBarProps) {
  return (
    <div className={bar}>
      {props.lead}
      <div className={turn}>
        <Button size="s" onPress={place.toToday}>
          {words.today}
        </Button>
        <IconButton size="s" label={words.previous} onPress={() => place.turn(-1)}>
          <ChevronStartIcon />
        </IconButton>
        <IconButton size="s" label={words.next} onPress={() => place.turn(1)}>
          <ChevronEndIcon />
        </IconButton>
      </div>
      <div className={title} aria-live="polite">
        <Heading level={2} size="m">
          {props.title ?? ' '}
        </Heading>
      </div>
      {views.length > 1 && (
        <Segmented
          label={words.view}
          isLabelHidden
          value={place.view}
          onChange={(view) => place.go({ view })}
        >
          {views.map((one) => (
            <Segment key={one} value={one}>
              {words.views[one]}
            </Segment>
          ))}
        </Segmented>
      )}
      {props.onCreate && words.create && (
        <Button
          size="s"
          tone="accent"
          emphasis="solid"
          icon={<PlusIcon />}
          onPress={props.onCreate}
        >
          {words.create}
        </Button>
      )}
    </div>
  );
}
