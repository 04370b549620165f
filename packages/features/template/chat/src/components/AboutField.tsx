import { aboutMax } from '@servery/api/template';
import { Button, Inline, TextArea } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { leftMessages, overMessages, ownMessages as messages } from '../messages/own.ts';

interface AboutFieldProps {
  about: string;
  onSave: (about: string) => Promise<unknown>;
}

/** Field for the user's own "about" text, with a character counter. */
export function AboutField({ about, onSave }: AboutFieldProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(about);
  const [isPending, setPending] = useState(false);
  const written = text.trim();
  const limit = formatMessage(messages.aboutLong);
  const isLong = [...written].length > aboutMax;
  const save = async () => {
    setPending(true);
    await onSave(written);
    setPending(false);
  };
  return (
    <>
      <TextArea
        label={formatMessage(messages.about)}
        value={text}
        onChange={setText}
        maxCount={aboutMax}
        countLabels={{
          limit,
          left: (count) =>
            count < 0
              ? formatMessage(overMessages, { count: -count })
              : formatMessage(leftMessages, { count }),
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
            {formatMessage(messages.save)}
          </Button>
        </Inline>
      )}
    </>
  );
}
