import { zero } from '@fairhouse/money'
import type { Mirror } from '#kit/machine'
import { amountIn, Money, useMoney, wonIn, worth } from '#kit/money'
import type { PlayState } from '#kit/play'
import { useSpeech } from '#kit/words'

interface Props {
  mirror: Mirror
  state: PlayState
  /** Visible, because there is no canvas; otherwise for screen readers only. */
  isShown: boolean
}

/** Text mirror of the game, with a live region that announces results. */
export function MirrorView({ mirror, state, isShown }: Props) {
  const { say } = useSpeech()
  const money = useMoney()
  const credit = state.round ? amountIn(state.round.credit) : state.credit
  const isOver = state.round !== null && (state.phase === 'ready' || state.phase === 'pausing')
  const win = state.round ? wonIn(state.round) : zero
  return (
    <section
      class={isShown ? 'game-mirror' : 'sr-only'}
      aria-label={say('in_words')}
      data-mirror={state.phase}
      data-mirror-round={state.round?.id}
    >
      <table>
        <caption>{say('reels')}</caption>
        <tbody>
          {mirror.rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map(({ id, name }, index) => (
                <td key={index} data-symbol={id}>
                  {name}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul data-mirror-wins>
        {mirror.wins.map(({ text, credits }, index) => (
          <li key={index} data-credits={credits}>
            {text} <Money amount={worth(credits, credit)} />
          </li>
        ))}
      </ul>
      <p data-mirror-total={mirror.credits}>
        {say('win')} <Money amount={worth(mirror.credits, credit)} />
      </p>
      <p data-mirror-balance>
        {say('balance')} <Money amount={state.balance} />
      </p>
      <p role="status" aria-live="polite" data-mirror-said>
        {isOver &&
          say(win > zero ? 'said_win' : 'said_no_win', {
            win: money(win),
            balance: money(state.balance),
          })}
      </p>
    </section>
  )
}
