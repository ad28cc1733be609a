import { Counted } from '#kit/controls'
import { pictureOf } from '#kit/pictures'
import type { PlayState } from '#kit/play'
import { useSpeech } from '#kit/words'
import { isStill } from './surroundings.ts'

const coins = Array.from({ length: 12 }, (_, index) => index)

/** Overlay for a large win or a banner of the game. */
export function Celebration({ state }: { state: PlayState }) {
  const { say } = useSpeech()
  const { celebrated, banner } = state
  if (celebrated) {
    return (
      <div class="game-cheer" data-cheer={celebrated.times} aria-hidden="true">
        {coins.map((index) => (
          <img
            key={index}
            src={pictureOf('coin')}
            alt=""
            class="game-coin"
            crossOrigin="anonymous"
          />
        ))}
        <p class="game-cheer-title">{say(titleOf(celebrated))}</p>
        <p class="game-cheer-sum">
          <Counted amount={celebrated.win} isStill={isStill()} />
        </p>
      </div>
    )
  }
  if (!banner) return null
  return (
    <div class="game-cheer" role="status">
      <p class="game-cheer-title">{banner.title}</p>
      {banner.detail !== undefined && <p class="game-cheer-sum">{banner.detail}</p>}
    </div>
  )
}

function titleOf({ isJackpot, times }: NonNullable<PlayState['celebrated']>) {
  if (isJackpot) return 'jackpot_won'
  return times < 50 ? 'big_win' : 'huge_win'
}
