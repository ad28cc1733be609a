import type {
  Coin,
  HoldBeginEvent,
  HoldEndEvent,
  HoldSpinEvent,
  Position,
} from '@fairhouse/engines'
import type { Showing } from '#kit/machine'
import { centreOf, createSpinner, type Board } from '../board/index.ts'
import type { Parts } from './parts.ts'
import { pulse } from './pulse.ts'

const coinMs = 260
const runMs = 520
const closeMs = 46
/** When one or two places are left, each is waited for. */
const hopeMs = 900

/** Coins stay with what they are worth; every other place spins by itself. */
export function createHold(parts: Parts) {
  const { board, config, held, meter, sounds } = parts
  const symbol = config.model.hold?.symbol ?? ''
  const spinner = createSpinner(board.reels, board.draw)
  let full = 0
  let coins: readonly Position[] = []

  const free = () => placesOf(board).filter((place) => !isIn(coins, place))
  const close = (place: Position) => held.set(place, { symbol: null, isDark: true })

  async function lock({ position, credits }: Coin, showing: Showing): Promise<void> {
    coins = [...coins, position]
    held.set(position, { symbol, text: short(showing.money(credits)), isDark: true })
    sounds.play('coin')
    await pop(parts, [position], showing)
  }

  function count(left: number): void {
    const texts = Array.from({ length: full }, (_, index) => String(index + 1))
    meter.show(texts, left - 1)
  }

  function run(places: readonly Position[]): void {
    for (const place of places) held.open(place)
    board.setStrips(coinStrips(symbol, board.layout().reels))
    spinner.run()
  }

  return {
    async begin(event: HoldBeginEvent, showing: Showing): Promise<void> {
      full = event.spins
      coins = []
      board.clear()
      held.clear()
      sounds.play('feature')
      free().forEach(close)
      count(event.spins)
      for (const coin of event.coins) await lock(coin, showing)
    },
    async spin(event: HoldSpinEvent, showing: Showing): Promise<void> {
      const { pace } = showing
      const places = free()
      if (pace.tempo !== 'still') run(places)
      await pace.wait(runMs, true)
      for (const place of places) {
        if (places.length <= 2) {
          sounds.play('hope')
          await pace.wait(hopeMs, true)
        }
        const coin = event.coins.find(({ position }) => isIn([place], position))
        close(place)
        if (coin) await lock(coin, showing)
        else await pace.wait(closeMs, true)
      }
      spinner.stop()
      count(event.left)
      await pulse(parts, pace, 240)
    },
    async end({ isFull }: HoldEndEvent, showing: Showing): Promise<void> {
      board.setStrips(config.model.strips)
      if (isFull) await cheer(parts, showing)
      await pop(parts, coins, showing)
    },
    /** Reels run again: coins that were paid do not stand in their way. */
    leave() {
      if (coins.length > 0) held.clear()
      coins = []
    },
  }
}

async function pop(
  { board, held }: Parts,
  positions: readonly Position[],
  { pace }: Showing,
): Promise<void> {
  await pace.over(coinMs, (share) => {
    for (const position of positions) held.move(position, 1 + Math.sin(share * Math.PI) * 0.22, 0)
    board.draw()
  })
}

/** Every place has a coin. */
async function cheer({ board, burst, sounds }: Parts, { pace }: Showing): Promise<void> {
  const layout = board.layout()
  sounds.play('big-win')
  for (let wave = 0; wave < 3; wave += 1) {
    for (const [index, [reel, row]] of placesOf(board).entries()) {
      if (index % 3 === wave) burst.at(centreOf(layout, reel, row), layout.cellWidth)
    }
    await pace.over(620, (share) => {
      burst.draw(share)
      board.draw()
    })
    burst.clear()
  }
}

function placesOf(board: Board): readonly Position[] {
  const { reels, rows } = board.layout()
  return Array.from({ length: reels * rows }, (_, place) => [
    Math.floor(place / rows),
    place % rows,
  ])
}

/** A coin has no room for a fraction of nothing. */
const short = (amount: string) => amount.replace(/[.,]0+(?=\D*$)/, '')

const isIn = (places: readonly Position[], [reel, row]: Position) =>
  places.some((place) => place[0] === reel && place[1] === row)

/** While places spin, coins and nothing go by. */
function coinStrips(symbol: string, reels: number): readonly (readonly string[])[] {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: 9 }, (__, place) => ((place + reel * 2) % 4 === 0 ? symbol : '')),
  )
}
