import { Icon, type IconName } from '#kit/icons'
import { useSpeech } from '#kit/words'

export type Panel = 'info' | 'history' | 'fairness' | 'sound' | 'auto' | 'buy'

interface Props {
  isMuted: boolean
  onOpen: (panel: Panel) => void
}

const panels: readonly { name: Exclude<Panel, 'auto' | 'buy'>; icon: IconName }[] = [
  { name: 'info', icon: 'info' },
  { name: 'history', icon: 'history' },
  { name: 'fairness', icon: 'shield' },
  { name: 'sound', icon: 'sound' },
]

export function Tools({ isMuted, onOpen }: Props) {
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
          <Icon name={name === 'sound' && isMuted ? 'mute' : icon} />
        </button>
      ))}
    </nav>
  )
}
