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
  const percentOf = (part: 'music' | 'effects') => say('percent', { percent: sound[part] })
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
              {/* Not an output, which the label would belong to. */}
              <span class="tabular-nums">{percentOf(part)}</span>
            </span>
            <input
              type="range"
              class="game-slider"
              min={0}
              max={100}
              step={5}
              aria-label={say(`sound_${part}`)}
              aria-valuetext={percentOf(part)}
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
