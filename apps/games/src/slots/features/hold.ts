import type {
  Coin,
  HoldBeginEvent,
  HoldEndEvent,
  HoldSpinEvent,
  Position,
} from '@fairhouse/engines'
import type { Showing } from '#kit/machine'
import { centreOf, createSpinner, type Board } from '../board/index.ts'
import type { FeatureDeps } from './deps.ts'
import { pulse } from './pulse.ts'

const coinMs = 260
const runMs = 520
const closeMs = 46
/** Slows down for each of the last two empty positions. */
const anticipationMs = 900

/** Hold and win: coins stay with their values, all other positions respin. */
export function createHold(deps: FeatureDeps) {
  const { board, config, held, meter, sounds } = deps
  const symbol = config.model.hold?.symbol ?? ''
  const spinner = createSpinner(board.reels, board.draw)
  let full = 0
  let coins: readonly Position[] = []

  const free = () => positionsOf(board).filter((cell) => !isIn(coins, cell))
  const close = (cell: Position) => held.set(cell, { symbol: null, isDark: true })

  async function lock({ position, credits }: Coin, showing: Showing): Promise<void> {
    coins = [...coins, position]
    held.set(position, { symbol, text: short(showing.money(credits)), isDark: true })
    sounds.play('coin')
    await pop(deps, [position], showing)
  }

  function count(left: number): void {
    const texts = Array.from({ length: full }, (_, index) => String(index + 1))
    meter.show(texts, left - 1)
  }

  function run(cells: readonly Position[]): void {
    for (const cell of cells) held.open(cell)
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
      const cells = free()
      if (pace.tempo !== 'still') run(cells)
      await pace.wait(runMs, true)
      for (const cell of cells) {
        if (cells.length <= 2) {
          sounds.play('anticipation')
          await pace.wait(anticipationMs, true)
        }
        const coin = event.coins.find(({ position }) => isIn([cell], position))
        close(cell)
        if (coin) await lock(coin, showing)
        else await pace.wait(closeMs, true)
      }
      spinner.stop()
      count(event.left)
      await pulse(deps, pace, 240)
    },
    async end({ isFull }: HoldEndEvent, showing: Showing): Promise<void> {
      board.setStrips(config.model.strips)
      if (isFull) await cheer(deps, showing)
      await pop(deps, coins, showing)
    },
    /** The reels spin normally again; paid coins are removed. */
    leave() {
      if (coins.length > 0) held.clear()
      coins = []
    },
  }
}

async function pop(
  { board, held }: FeatureDeps,
  positions: readonly Position[],
  { pace }: Showing,
): Promise<void> {
  await pace.over(coinMs, (share) => {
    for (const position of positions) held.move(position, 1 + Math.sin(share * Math.PI) * 0.22, 0)
    board.draw()
  })
}

/** All positions have a coin. */
async function cheer({ board, burst, sounds }: FeatureDeps, { pace }: Showing): Promise<void> {
  const layout = board.layout()
  sounds.play('big-win')
  for (let wave = 0; wave < 3; wave += 1) {
    for (const [index, [reel, row]] of positionsOf(board).entries()) {
      if (index % 3 === wave) burst.at(centreOf(layout, reel, row), layout.cellWidth)
    }
    await pace.over(620, (share) => {
      burst.draw(share)
      board.draw()
    })
    burst.clear()
  }
}

function positionsOf(board: Board): readonly Position[] {
  const { reels, rows } = board.layout()
  return Array.from({ length: reels * rows }, (_, cell) => [Math.floor(cell / rows), cell % rows])
}

/** A coin has no space for zero decimals. */
const short = (amount: string) => amount.replace(/[.,]0+(?=\D*$)/, '')

const isIn = (cells: readonly Position[], [reel, row]: Position) =>
  cells.some((cell) => cell[0] === reel && cell[1] === row)

/** Spinning positions show coins and blanks. */
function coinStrips(symbol: string, reels: number): readonly (readonly string[])[] {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: 9 }, (__, cell) => ((cell + reel * 2) % 4 === 0 ? symbol : '')),
  )
}
