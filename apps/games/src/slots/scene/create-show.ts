import type { ReelsEvent } from '@fairhouse/engines'
import type { Showing } from '#kit/machine'
import type { Pace } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import type { Board } from '../board/index.ts'
import type { SlotConfig } from '../config.ts'
import type { Features } from '../features/index.ts'
import { stripsFor, type ReelState, type Window } from '../reel-state.ts'
import { landReels } from './land-reels.ts'
import { drawWins, showWin, type Won } from './win-show.ts'

export type Show = ReturnType<typeof createShow>

/** State of a round on the board; without WebGL there is no board and only the state is kept. */
export function createShow(config: SlotConfig, sounds: Sounds, first: ReelState) {
  const { model } = config
  let reels = first
  let board: Board | undefined
  let features: Features | undefined
  /** Wins of the present window, and credits of the whole round. */
  let wins: readonly Won[] = []
  let credits = 0
  let isFree = false

  const showReels = () => board?.put(reels)
  const drawAll = () => (board && wins.length > 0 ? drawWins(board, model, wins) : undefined)
  return {
    sounds,
    stand: showReels,
    drawAll,
    hasWins: () => wins.length > 0,
    window: () => reels.window,
    features: () => features,
    open(onBoard: Board, withFeatures: Features | undefined) {
      board = onBoard
      features = withFeatures
      showReels()
    },
    close: () => board?.destroy(),
    /** Repaints all textures, for example after a change of language. */
    repaint() {
      board?.resize()
      features?.resize()
      drawAll()
    },
    /** Clears everything of the last round. */
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
      reels = event
      if (!board || pace.tempo === 'still') return showReels()
      board.setStrips(stripsFor(model, event))
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
    /** Replaces the window without moving the reels. */
    become(window: Window) {
      reels = { ...reels, window }
      wins = []
      showReels()
    },
  }
}
