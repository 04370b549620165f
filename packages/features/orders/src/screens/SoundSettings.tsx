import {
  Banner,
  Button,
  Card,
  Inline,
  PlayIcon,
  Radio,
  RadioGroup,
  Slider,
  Stack,
  Switch,
} from '@servery/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSoundChoice } from '../hooks/useSoundChoice.ts';
import { soundNameMessages, soundSettingMessages as messages } from '../messages/sound.ts';
import { chime } from '../sound/chime.ts';
import { saveSoundChoice, soundNames, type SoundName } from '../sound/soundChoice.ts';

const whole = 100;
const step = 5;

/** The sound settings for new orders on this device, with a button to try them. */
export function SoundSettings() {
  const { formatMessage, formatNumber } = useIntl();
  const choice = useSoundChoice();
  const [isSilent, setSilent] = useState(false);
  const audio = useRef<AudioContext | null>(null);
  useEffect(() => () => void audio.current?.close(), []);

  const play = async () => {
    try {
      audio.current ??= new AudioContext();
      await audio.current.resume();
      chime(audio.current, choice);
      setSilent(false);
    } catch {
      setSilent(true);
    }
  };
  return (
    <Card padding="l" title={formatMessage(messages.title)}>
      <Stack>
        <Switch
          isRow
          isSelected={choice.isOn}
          description={formatMessage(messages.onText)}
          onChange={(isOn) => saveSoundChoice({ isOn })}
        >
          {formatMessage(messages.on)}
        </Switch>
        <RadioGroup<SoundName>
          label={formatMessage(messages.which)}
          isDisabled={!choice.isOn}
          value={choice.sound}
          onChange={(sound) => saveSoundChoice({ sound })}
        >
          {soundNames.map((name) => (
            <Radio key={name} value={name}>
              {formatMessage(soundNameMessages[name])}
            </Radio>
          ))}
        </RadioGroup>
        <Slider
          label={formatMessage(messages.volume)}
          isDisabled={!choice.isOn}
          step={step}
          minValue={step}
          maxValue={whole}
          tooltip="touched"
          format={(value) => formatNumber(value / whole, { style: 'percent' })}
          value={Math.round(choice.volume * whole)}
          onChange={(value) => saveSoundChoice({ volume: value / whole })}
        />
        {isSilent && <Banner tone="warning">{formatMessage(messages.silent)}</Banner>}
        <Inline>
          <Button icon={<PlayIcon />} onPress={() => void play()}>
            {formatMessage(messages.play)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
