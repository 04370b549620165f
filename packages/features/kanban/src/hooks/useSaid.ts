import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { placeWords } from '../messages/places.ts';

/** What a screen reader is told of a card that moves. */
export function useSaid() {
  const { formatMessage } = useIntl();
  const [said, setSaid] = useState('');
  return {
    said,
    say: (
      what: keyof typeof placeWords,
      { title }: KanbanTask,
      board: KanbanBoard,
      number: number,
      count: number,
    ) => setSaid(formatMessage(placeWords[what], { title, board: board.title, number, count })),
  };
}
