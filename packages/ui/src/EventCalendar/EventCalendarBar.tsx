import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon, PlusIcon } from '../icons.ts';
import { Segment } from '../Segmented/Segment.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Heading } from '../Text/Heading.tsx';
import { bar, title, turn } from './EventCalendar.css.ts';
import type { EventCalendarLabels } from './EventCalendarProps.ts';
import type { CalendarView } from './events.ts';
import type { useCalendarPlace } from './useCalendarPlace.ts';

export interface EventCalendarBarProps {
  /** The visible period and view, with functions to change them. */
  place: ReturnType<typeof useCalendarPlace>;
  /** FullCalendar's name of the visible period. */
  title: string | undefined;
  /** The views to choose from. */
  views: readonly CalendarView[];
  /** The texts of the toolbar. */
  labels: EventCalendarLabels;
  /** The content at the start of the toolbar. */
  lead: ReactNode;
  /** Called when the create button is pressed. */
  onCreate: (() => void) | undefined;
}

/** The toolbar of a calendar: the visible period, the views and the create button. */
export function EventCalendarBar({ place, views, labels, ...props }: EventCalendarBarProps) {
  return (
    <div className={bar}>
      {props.lead}
      <div className={turn}>
        <Button size="s" onPress={place.toToday}>
          {labels.today}
        </Button>
        <IconButton size="s" label={labels.previous} onPress={() => place.turn(-1)}>
          <ChevronStartIcon />
        </IconButton>
        <IconButton size="s" label={labels.next} onPress={() => place.turn(1)}>
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
          label={labels.view}
          isLabelHidden
          value={place.view}
          onChange={(view) => place.go({ view })}
        >
          {views.map((one) => (
            <Segment key={one} value={one}>
              {labels.views[one]}
            </Segment>
          ))}
        </Segmented>
      )}
      {props.onCreate && labels.create && (
        <Button
          size="s"
          tone="accent"
          emphasis="solid"
          icon={<PlusIcon />}
          onPress={props.onCreate}
        >
          {labels.create}
        </Button>
      )}
    </div>
  );
}
