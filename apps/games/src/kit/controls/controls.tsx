import { Icon } from '#kit/icons'
import type { Play, PlayState } from '#kit/play'
import { useSpeech } from '#kit/words'
import { Bet } from './bet.tsx'
import { BuyButton } from './buy-button.tsx'
import { Counted } from './counted.tsx'
import { SpinButton } from './spin-button.tsx'

interface Props {
  play: Play
  state: PlayState
  isStill: boolean
  onAuto: () => void
  onBuy: () => void
}

export function Controls({ play, state, isStill, onAuto, onBuy }: Props) {
  const { say } = useSpeech()
  const { rules, mode } = play.terms
  const price = play.buyPrice()
  const isTooMuch = mode === 'trial' && price !== null && price > state.balance
  const isFree = state.phase === 'ready' && state.auto === null
  const auto = rules.autoplay && (
    <button
      type="button"
      class="game-round size-12"
      aria-label={say('auto')}
      disabled={!isFree}
      onClick={onAuto}
    >
      <Icon name="auto" />
    </button>
  )
  return (
    <section class="game-controls" aria-label={say('controls')}>
      <div class="game-balance" data-balance>
        <span class="game-label">{say(mode === 'trial' ? 'play_money' : 'balance')}</span>
        <span class="text-base font-semibold text-on-stage">
          <Counted amount={state.balance} isStill={isStill} />
        </span>
      </div>
      <Bet play={play} state={state} />
      <div class="game-go">
        <div class="game-side">
          {price === null ? auto : <BuyButton {...{ price, isFree, isTooMuch, onBuy }} />}
        </div>
        <SpinButton play={play} state={state} />
        <div class="game-side">
          {price !== null && auto}
          {rules.turbo && (
            <button
              type="button"
              class="game-round size-12"
              aria-label={say('turbo')}
              aria-pressed={state.isTurbo}
              onClick={() => play.setTurbo(!state.isTurbo)}
            >
              <Icon name="turbo" />
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
