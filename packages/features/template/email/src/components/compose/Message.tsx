import type { EditorDocument } from '@servery/ui/editor';
import { Skeleton, TextArea } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from '../../messages/compose.ts';
import { documentOfText, textOf } from './text.ts';

const RichMessage = lazy(async () => ({
  default: (await import('./RichMessage.tsx')).RichMessage,
}));

interface MessageProps {
  value: EditorDocument | null;
  onChange: (value: EditorDocument | null) => void;
  isPlain: boolean;
  isSpelled: boolean;
}

/** The body of the message, as rich or plain text. */
export function Message({ value, onChange, isPlain, isSpelled }: MessageProps) {
  const { formatMessage } = useIntl();
  if (isPlain)
    return (
      <TextArea
        label={formatMessage(messages.message)}
        isLabelHidden
        rows={10}
        placeholder={formatMessage(messages.placeholder)}
        spellCheck={isSpelled}
        value={textOf(value)}
        onChange={(text) => onChange(documentOfText(text))}
      />
    );
  return (
    <div spellCheck={isSpelled}>
      <Suspense fallback={<Skeleton shape="picture" />}>
        <RichMessage value={value} onChange={onChange} />
      </Suspense>
    </div>
  );
}
