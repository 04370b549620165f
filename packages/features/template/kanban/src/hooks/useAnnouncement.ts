import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { placeMessages } from '../messages/places.ts';

/** The live announcement of a moving card. */
export function useAnnouncement() {
  const { formatMessage } = useIntl();
  const [announcement, setAnnouncement] = useState('');
  return {
    announcement,
    announce: (
      what: keyof typeof placeMessages,
      { title }: KanbanTask,
      board: KanbanBoard,
      number: number,
      count: number,
    ) =>
      setAnnouncement(
        formatMessage(placeMessages[what], { title, board: board.title, number, count }),
      ),
  };
}
