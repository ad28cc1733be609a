import { Icon, type IconName } from '#kit/icons'
import { useSpeech } from '#kit/words'

export type Panel = 'info' | 'history' | 'fairness' | 'auto' | 'buy'

interface Props {
  isMuted: boolean
  onMute: () => void
  onOpen: (panel: Panel) => void
}

const panels: readonly { name: Exclude<Panel, 'auto' | 'buy'>; icon: IconName }[] = [
  { name: 'info', icon: 'info' },
  { name: 'history', icon: 'history' },
  { name: 'fairness', icon: 'shield' },
]

export function Tools({ isMuted, onMute, onOpen }: Props) {
  const { say } = useSpeech()
  return (
    <nav class="flex gap-1" aria-label={say('about_the_game')}>
      {panels.map(({ name, icon }) => (
        <button
          key={name}
          type="button"
          class="game-tool"
          aria-label={say(name)}
          aria-haspopup="dialog"
          onClick={() => onOpen(name)}
        >
          <Icon name={icon} />
        </button>
      ))}
      <button
        type="button"
        class="game-tool"
        aria-label={say('sound')}
        aria-pressed={!isMuted}
        onClick={onMute}
      >
        <Icon name={isMuted ? 'mute' : 'sound'} />
      </button>
    </nav>
  )
}
