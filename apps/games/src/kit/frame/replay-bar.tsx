import type { RoundView } from '@fairhouse/protocol/studio'
import { Icon } from '#kit/icons'
import { amountIn, Money } from '#kit/money'
import type { Replay } from '#kit/play'
import { useSource } from '#kit/store'
import { useSpeech } from '#kit/words'

interface Props {
  round: RoundView
  replay: Replay
  /** Tells the result only once it was shown. */
  isNew?: boolean
  /** Returns to the game, if there is one. */
  onBack?: () => void
}

/** Replaces the controls during a replay, where no stake is possible. */
export function ReplayBar({ round, replay, isNew = false, onBack }: Props) {
  const { say, time } = useSpeech()
  const { phase } = useSource(replay.state)
  const revealed = (wire: string | null) => (isNew && phase !== 'ready' ? null : wire)
  const facts = [
    { name: say('stake'), wire: round.stake },
    { name: say('win'), wire: revealed(round.win) },
    { name: say('jackpot'), wire: revealed(round.jackpot?.win ?? null) },
    { name: say('balance_before'), wire: round.balanceBefore },
    { name: say('balance_after'), wire: revealed(round.balanceAfter) },
  ]
  return (
    <section class="game-replay" aria-label={say('replay')} data-replay={round.id}>
      <p class="game-replay-mark">
        {say('replay')}
        <span>{time(round.at)}</span>
      </p>
      <dl>
        {facts.map(
          ({ name, wire }) =>
            wire !== null && (
              <div key={name}>
                <dt class="game-label">{name}</dt>
                <dd>
                  <Money amount={amountIn(wire)} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <div class="flex flex-wrap justify-center gap-2">
        <button type="button" class="game-primary" onClick={() => void replay.show()}>
          <Icon name={phase === 'ready' ? 'play' : 'stop'} />
          {say(phase === 'ready' ? 'replay_again' : 'hurry')}
        </button>
        {onBack && (
          <button type="button" class="game-quiet" disabled={phase !== 'ready'} onClick={onBack}>
            {say('back_to_game')}
          </button>
        )}
      </div>
    </section>
  )
}
