import type { CalendarController } from '@fullcalendar/react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon, PlusIcon } from '../icons.ts';
import { Segment } from '../Segmented/Segment.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Heading } from '../Text/Heading.tsx';
import { bar, title, turn } from './EventCalendar.css.ts';
import type { EventCalendarProps } from './EventCalendar.tsx';
import { viewOf, viewTypes, type CalendarView } from './events.ts';

export interface EventCalendarBarProps {
  controller: CalendarController;
  views: readonly CalendarView[];
  view: CalendarView;
  words: EventCalendarProps['words'];
  titleId: string;
  onCreate: (() => void) | undefined;
}

/** What is shown, how to go on and back, how much of time, and how to make something. */
export function EventCalendarBar({
  controller,
  views,
  view,
  words,
  ...props
}: EventCalendarBarProps) {
  return (
    <div className={bar}>
      <div className={turn}>
        <Button size="s" onPress={() => controller.today()}>
          {words.today}
        </Button>
        <IconButton size="s" label={words.previous} onPress={() => controller.prev()}>
          <ChevronStartIcon />
        </IconButton>
        <IconButton size="s" label={words.next} onPress={() => controller.next()}>
          <ChevronEndIcon />
        </IconButton>
      </div>
      <div className={title} aria-live="polite">
        <Heading level={2} size="m" id={props.titleId}>
          {controller.view?.title ?? ' '}
        </Heading>
      </div>
      {views.length > 1 && (
        <Segmented
          label={words.view}
          isLabelHidden
          value={controller.view ? viewOf(controller.view.type) : view}
          onChange={(next) => controller.changeView(viewTypes[next as CalendarView])}
        >
          {views.map((one) => (
            <Segment key={one} value={one}>
              {words.views[one]}
            </Segment>
          ))}
        </Segmented>
      )}
      {props.onCreate && (
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
