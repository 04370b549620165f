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
import { soundNameWords, soundSettingWords as words } from '../messages/sound.ts';
import { chime } from '../sound/chime.ts';
import { keepSoundChoice, soundNames, type SoundName } from '../sound/soundChoice.ts';

const whole = 100;
const step = 5;

/** How new orders sound on this device, to be tried here. */
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
    <Card padding="l" title={formatMessage(words.title)}>
      <Stack>
        <Switch
          isRow
          isSelected={choice.isOn}
          description={formatMessage(words.onText)}
          onChange={(isOn) => keepSoundChoice({ isOn })}
        >
          {formatMessage(words.on)}
        </Switch>
        <RadioGroup<SoundName>
          label={formatMessage(words.which)}
          isDisabled={!choice.isOn}
          value={choice.sound}
          onChange={(sound) => keepSoundChoice({ sound })}
        >
          {soundNames.map((name) => (
            <Radio key={name} value={name}>
              {formatMessage(soundNameWords[name])}
            </Radio>
          ))}
        </RadioGroup>
        <Slider
          label={formatMessage(words.volume)}
          isDisabled={!choice.isOn}
          step={step}
          minValue={step}
          maxValue={whole}
          tooltip="touched"
          format={(value) => formatNumber(value / whole, { style: 'percent' })}
          value={Math.round(choice.volume * whole)}
          onChange={(value) => keepSoundChoice({ volume: value / whole })}
        />
        {isSilent && <Banner tone="warning">{formatMessage(words.silent)}</Banner>}
        <Inline>
          <Button icon={<PlayIcon />} onPress={() => void play()}>
            {formatMessage(words.play)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
