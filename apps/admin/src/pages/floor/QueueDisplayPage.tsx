import { QueueDisplay } from '@servery/queue';
import type { ScreenProps } from '../../boot/screen.ts';

/** The public display of a queue's called numbers. */
export default function QueueDisplayPage({ params }: ScreenProps) {
  return <QueueDisplay token={params['token'] ?? ''} />;
}
