import { Icon } from '#kit/icons'
import type { Play, PlayState } from '#kit/play'
import { useSpeech } from '#kit/words'

/** Spins, speeds up the round on screen, or stops autoplay. */
export function SpinButton({ play, state }: { play: Play; state: PlayState }) {
  const { say, count } = useSpeech()
  const { auto, phase } = state
  if (auto) {
    return (
      <button type="button" class="game-spin" data-spin="auto" onClick={play.stopAuto}>
        <Icon name="stop" size="size-7" />
        <span class="text-xs font-bold tabular-nums">{count(auto.left)}</span>
        <span class="sr-only">{say('auto_stop')}</span>
      </button>
    )
  }
  const isWaiting = !['ready', 'showing'].includes(phase) || state.isReconnecting
  return (
    <button
      type="button"
      class="game-spin"
      data-spin={phase}
      // Stays enabled so that keyboard players keep focus between rounds.
      aria-disabled={isWaiting}
      aria-label={say(phase === 'showing' ? 'hurry' : 'spin')}
      onClick={() => void play.spin()}
    >
      <Icon name={phase === 'showing' ? 'stop' : 'spin'} size="size-9" />
    </button>
  )
}
