import { Counted } from '#kit/controls'
import { useSpeech } from '#kit/words'
import { isStill } from './surroundings.ts'
import type { Pot } from './use-pot.ts'

/** Jackpot amount, and whether it is paused. */
export function PotMeter({ pot, isHidden }: { pot: Pot; isHidden: boolean }) {
  const { say } = useSpeech()
  return (
    <p
      class="game-pot"
      hidden={isHidden}
      data-pot={String(pot.amount)}
      data-pot-off={pot.isOff || undefined}
    >
      <span class="game-label">{say('jackpot')}</span>
      <strong>
        <Counted amount={pot.amount} isStill={isStill()} />
      </strong>
      {pot.isOff && <span class="game-label">{say('jackpot_paused')}</span>}
    </p>
  )
}
