import type { PrintImage } from '@servery/api';
import { Button, Inline, Stack, Text } from '@servery/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { paperWords as words } from '../../messages.ts';
import { readLogo } from './readLogo.ts';

interface LogoFieldProps {
  value: PrintImage | null;
  isDisabled: boolean;
  onChange: (logo: PrintImage | null) => void;
}

/** Takes a picture from a file and makes dots of it. */
export function LogoField({ value, isDisabled, onChange }: LogoFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange(await readLogo(file));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return (
    <Stack gap="xs" align="start">
      <Text weight="bold">{formatMessage(words.logo)}</Text>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Inline gap="s">
        <Button isDisabled={isDisabled} onPress={() => input.current?.click()}>
          {formatMessage(words.chooseLogo)}
        </Button>
        {value && (
          <Button emphasis="ghost" isDisabled={isDisabled} onPress={() => onChange(null)}>
            {formatMessage(words.removeLogo)}
          </Button>
        )}
      </Inline>
      {isWrong && (
        <Text tone="danger">
          <span role="alert">{formatMessage(words.logoFailed)}</span>
        </Text>
      )}
    </Stack>
  );
}
