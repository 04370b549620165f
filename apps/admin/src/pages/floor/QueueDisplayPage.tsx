import { QueueDisplay } from '@servery/queue';
import type { ScreenProps } from '../../boot/places.ts';

/** The numbers that are called, for everybody to see. */
export default function QueueDisplayPage({ params }: ScreenProps) {
  return <QueueDisplay token={params['token'] ?? ''} />;
}
