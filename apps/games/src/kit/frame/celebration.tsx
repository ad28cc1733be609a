import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import { amountOf, zero, type Amount } from '@fairhouse/money'
import { CurrencyContext, useMoney, wholeIn } from '#kit/money'
import { pictureOf } from '#kit/pictures'
import { countedShare, countShare, tierOf, type PlayState } from '#kit/play'
import { useSpeech } from '#kit/words'
import { frames, isStill } from './surroundings.ts'

const coins = Array.from({ length: 12 }, (_, index) => index)
/** Coins by tier: more for more. */
const coinsOf = { nice: 0, big: 6, mega: 9, epic: 12 } as const

type Celebrated = NonNullable<PlayState['celebrated']>

/** Overlay for a large win or a banner of the game. */
export function Celebration({ state }: { state: PlayState }) {
  const { celebrated, banner } = state
  if (celebrated) return <Cheer key={String(celebrated.win)} celebrated={celebrated} />
  if (!banner) return null
  const { title, detail, sum, ms } = banner
  return (
    <div class="game-cheer" role="status">
      <Lettering text={title} />
      {detail !== undefined && <p class="game-cheer-sum">{detail}</p>}
      {sum !== undefined && (
        <p class="game-cheer-sum">
          <Rising amount={sum} ms={ms * countShare} toShare={(share) => share} />
        </p>
      )}
    </div>
  )
}

/** A win that counts up and changes its name with every tier that it passes. */
function Cheer({ celebrated }: { celebrated: Celebrated }) {
  const { say } = useSpeech()
  const { win, times, ms, isJackpot = false } = celebrated
  const place = useRef<HTMLDivElement>(null)
  const tier = isJackpot ? 'epic' : (tierOf(times)?.name ?? 'nice')
  const passed = (['nice', 'big', 'mega', 'epic'] as const).slice(0, order[tier] + 1)
  const names = isJackpot ? (['epic'] as const) : passed
  const onShare = (share: number) => {
    const now = isJackpot ? tier : (tierOf(times * share)?.name ?? 'nice')
    place.current?.setAttribute('data-tier', now)
  }
  return (
    <div ref={place} class="game-cheer" data-cheer={times} data-tier={tier} aria-hidden="true">
      {coins.slice(0, coinsOf[tier]).map((index) => (
        <img key={index} src={pictureOf('coin')} alt="" class="game-coin" crossOrigin="anonymous" />
      ))}
      <div class="game-cheer-names">
        {names.map((name) => (
          <div key={name} data-name={name}>
            <Lettering text={say(isJackpot ? 'jackpot_won' : `${name}_win`)} />
          </div>
        ))}
      </div>
      <p class="game-cheer-sum">
        <Rising
          amount={win}
          ms={ms * countShare}
          toShare={(share) => countedShare(share, times)}
          onShare={onShare}
        />
      </p>
    </div>
  )
}

const order = { nice: 0, big: 1, mega: 2, epic: 3 } as const

/** A title in the colours of the game, which comes in letter by letter. */
function Lettering({ text }: { text: string }) {
  // Joined scripts stay whole: only words are set apart.
  const parts = /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u.test(text) ? Array.from(text) : [text]
  return (
    <p class="game-cheer-title" aria-label={text} role="img">
      {parts.map((part, index) => (
        <span key={index} aria-hidden="true" style={{ '--letter': index }}>
          {part}
        </span>
      ))}
    </p>
  )
}

interface RisingProps {
  amount: Amount
  ms: number
  /** The share of the amount at a share of the time. */
  toShare: (share: number) => number
  onShare?: (share: number) => void
}

/** A sum that counts up from nothing; with reduced motion it is there at once. */
function Rising({ amount, ms, toShare, onShare }: RisingProps) {
  const money = useMoney()
  const currency = useContext(CurrencyContext)
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    let begin: number | undefined
    let isOver = false
    const write = (share: number) => {
      const part = (amount * BigInt(Math.round(share * 1e6))) / 1_000_000n
      const shown = share < 1 ? wholeIn(amountOf(part), currency) : amount
      if (element.current) element.current.textContent = money(shown)
      onShare?.(share)
    }
    const step = (now: number) => {
      begin ??= now
      const share = Math.min(1, (now - begin) / ms)
      if (isOver) return
      write(toShare(share))
      if (share < 1) frames(step)
    }
    if (isStill() || amount === zero) write(1)
    else {
      write(0)
      frames(step)
    }
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- one count for one sum
  }, [amount, ms, currency])
  return <bdi ref={element} class="whitespace-nowrap tabular-nums" />
}
