import type { ReelsEvent } from '@fairhouse/engines'
import type { Showing } from '#kit/machine'
import type { Pace } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import type { Board } from '../board/index.ts'
import type { SlotConfig } from '../config.ts'
import type { Features } from '../features/index.ts'
import { stripsUnder, type Standing, type Window } from '../resting.ts'
import { landReels } from './land-reels.ts'
import { drawWins, showWin, type Won } from './win-show.ts'

export type Show = ReturnType<typeof createShow>

/** What of a round is on the board; without one, as where there is no WebGL, it is only kept. */
export function createShow(config: SlotConfig, sounds: Sounds, first: Standing) {
  const { model } = config
  let standing = first
  let board: Board | undefined
  let features: Features | undefined
  /** Of what stands there, and what the round has shown in all. */
  let wins: readonly Won[] = []
  let credits = 0
  let isFree = false

  const stand = () => board?.put(standing)
  const drawAll = () => (board && wins.length > 0 ? drawWins(board, model, wins) : undefined)
  return {
    sounds,
    stand,
    drawAll,
    hasWins: () => wins.length > 0,
    window: () => standing.window,
    features: () => features,
    open(onBoard: Board, withFeatures: Features | undefined) {
      board = onBoard
      features = withFeatures
      stand()
    },
    close: () => board?.destroy(),
    /** Paints all pictures again, as when there are other words for them. */
    repaint() {
      board?.resize()
      features?.resize()
      drawAll()
    },
    /** Nothing of the last round stays. */
    reset() {
      credits = 0
      isFree = false
      wins = []
      board?.clear()
      features?.begin()
    },
    run(pace: Pace, isFreeSpin = isFree) {
      isFree = isFreeSpin
      wins = []
      board?.clear()
      features?.spin(isFree)
      if (pace.tempo !== 'still') board?.mover.run()
    },
    async land(event: ReelsEvent, { pace }: Showing) {
      standing = event
      if (!board || pace.tempo === 'still') return stand()
      board.setStrips(stripsUnder(model, event))
      if (!board.mover.isRunning()) board.mover.run()
      await landReels(board, config, event, { pace, sounds })
    },
    async win(won: Won, paid: number, showing: Showing) {
      wins = [...wins, won]
      credits += paid
      const isHappy = showing.celebrates(credits)
      const text = isHappy && paid > 0 ? showing.money(paid) : ''
      const more = features?.callout(text, won.positions)
      if (board)
        await showWin(board, model, won, { index: wins.length - 1, isHappy, showing, sounds, more })
    },
    /** The same reels show something else now. */
    become(window: Window) {
      standing = { ...standing, window }
      wins = []
      stand()
    },
  }
}
