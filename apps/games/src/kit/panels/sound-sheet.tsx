import type { SoundSettings } from '#kit/sound'
import { useSpeech } from '#kit/words'
import { Sheet } from './sheet.tsx'

interface Props {
  sound: SoundSettings
  onChange: (sound: SoundSettings) => void
  onClose: () => void
}

/** Switches the sound, and sets music and effects apart. */
export function SoundSheet({ sound, onChange, onClose }: Props) {
  const { say } = useSpeech()
  return (
    <Sheet title={say('sound_settings')} onClose={onClose}>
      <div class="grid gap-5">
        <label class="flex min-h-11 items-center justify-between gap-4 font-medium">
          {say('sound_on')}
          <input
            type="checkbox"
            role="switch"
            class="game-switch"
            aria-checked={!sound.isMuted}
            checked={!sound.isMuted}
            onChange={({ currentTarget }) =>
              onChange({ ...sound, isMuted: !currentTarget.checked })
            }
          />
        </label>
        {(['music', 'effects'] as const).map((part) => (
          <label key={part} class="grid gap-1">
            <span class="flex justify-between gap-4">
              {say(`sound_${part}`)}
              <output class="tabular-nums">{say('percent', { percent: sound[part] })}</output>
            </span>
            <input
              type="range"
              class="game-slider"
              min={0}
              max={100}
              step={5}
              value={sound[part]}
              disabled={sound.isMuted}
              onInput={({ currentTarget }) =>
                onChange({ ...sound, [part]: Number(currentTarget.value) })
              }
            />
          </label>
        ))}
      </div>
    </Sheet>
  )
}
