import { zero } from '@fairhouse/money'
import { amountIn } from '#kit/money'
import type { PlayState } from '#kit/play'
import { useSpeech } from '#kit/words'
import { Counted } from './counted.tsx'

/** Win amount between the game and its controls. */
export function WinBar({ state, isStill }: { state: PlayState; isStill: boolean }) {
  const { say } = useSpeech()
  const isWon = state.win > zero
  // What a round paid is bright only if it paid more than it cost.
  const cost = state.round ? amountIn(state.round.stake) : state.stake
  return (
    <div class="game-win" data-won={isWon} data-gain={state.win > cost}>
      {isWon && (
        <>
          <span class="game-label">{say('win')}</span>
          <strong class="game-sum">
            <Counted amount={state.win} isStill={isStill} />
          </strong>
        </>
      )}
    </div>
  )
}
