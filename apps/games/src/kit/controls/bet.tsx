import { Icon } from '#kit/icons'
import { Money } from '#kit/money'
import type { Play, PlayState } from '#kit/play'
import { useSpeech } from '#kit/words'

export function Bet({ play, state }: { play: Play; state: PlayState }) {
  const { say } = useSpeech()
  const { credits } = play.terms
  const at = credits.indexOf(state.credit)
  const isFixed = state.phase !== 'ready' || state.auto !== null
  const step = (to: number) => {
    const credit = credits[to]
    if (credit !== undefined) play.chooseCredit(credit)
  }
  return (
    <div role="group" aria-label={say('bet')} class="game-bet">
      <button
        type="button"
        class="game-round size-11"
        aria-label={say('bet_less')}
        disabled={isFixed || at <= 0}
        onClick={() => step(at - 1)}
      >
        <Icon name="minus" />
      </button>
      <div class="min-w-20 text-center leading-tight" data-stake>
        <span class="game-label">{say('bet')}</span>
        <Money amount={state.stake} tone="text-base text-on-stage" />
      </div>
      <button
        type="button"
        class="game-round size-11"
        aria-label={say('bet_more')}
        disabled={isFixed || at >= credits.length - 1}
        onClick={() => step(at + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
