import type { PrintImage } from '@servery/api';
import { Button, Inline, Stack, Text } from '@servery/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { paperMessages as messages } from '../../messages.ts';
import { readLogo } from './readLogo.ts';

interface LogoFieldProps {
  value: PrintImage | null;
  isDisabled: boolean;
  onChange: (logo: PrintImage | null) => void;
}

/** Loads a logo from a file and converts it to a bitmap. */
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
      <Text weight="bold">{formatMessage(messages.logo)}</Text>
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
          {formatMessage(messages.chooseLogo)}
        </Button>
        {value && (
          <Button emphasis="ghost" isDisabled={isDisabled} onPress={() => onChange(null)}>
            {formatMessage(messages.removeLogo)}
          </Button>
        )}
      </Inline>
      {isWrong && (
        <Text tone="danger">
          <span role="alert">{formatMessage(messages.logoFailed)}</span>
        </Text>
      )}
    </Stack>
  );
}
