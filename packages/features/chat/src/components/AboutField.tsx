import { aboutMax } from '@servery/api/template';
import { Button, Inline, TextArea } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { leftWords, overWords, ownWords as words } from '../messages/own.ts';

interface AboutFieldProps {
  about: string;
  onSave: (about: string) => Promise<unknown>;
}

/** The line about oneself, with the room that is left. */
export function AboutField({ about, onSave }: AboutFieldProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(about);
  const [isPending, setPending] = useState(false);
  const written = text.trim();
  const limit = formatMessage(words.aboutLong);
  const isLong = [...written].length > aboutMax;
  const save = async () => {
    setPending(true);
    await onSave(written);
    setPending(false);
  };
  return (
    <>
      <TextArea
        label={formatMessage(words.about)}
        value={text}
        onChange={setText}
        maxCount={aboutMax}
        countWords={{
          limit,
          left: (count) =>
            count < 0
              ? formatMessage(overWords, { count: -count })
              : formatMessage(leftWords, { count }),
        }}
        errorMessage={isLong ? limit : undefined}
      />
      {written !== about && (
        <Inline justify="end">
          <Button
            tone="accent"
            emphasis="solid"
            isDisabled={isLong}
            isPending={isPending}
            onPress={() => void save()}
          >
            {formatMessage(words.save)}
          </Button>
        </Inline>
      )}
    </>
  );
}
