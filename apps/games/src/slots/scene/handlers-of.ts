import type { GridEvent, Position } from '@fairhouse/engines'
import type { Handlers } from '#kit/book'
import type { Showing } from '#kit/machine'
import type { Show } from './create-show.ts'

/** Animation of each event of a round. */
export function handlersOf(show: Show, showing: Showing): Handlers<GridEvent> {
  const { pace } = showing
  const showPositions = ({
    positions,
    credits,
  }: {
    positions: readonly Position[]
    credits: number
  }) => show.win({ as: 'positions', positions }, credits, showing)
  const wait = (ms: number) => {
    show.drawAll()
    return pace.wait(show.hasWins() ? ms : 120)
  }
  return {
    row: () => {},
    reels: (event) => show.land(event, showing),
    wilds: async (event) => {
      await show.features()?.wilds(event, show.window(), showing)
      show.become(event.window)
    },
    respin: async () => {
      await wait(500)
      await show.features()?.walk(show.window(), showing)
      show.run(pace)
    },
    lineWin: ({ line, positions, credits }) =>
      show.win({ as: 'line', line, positions }, credits, showing),
    waysWin: ({ positions, credits }) => show.win({ as: 'reels', positions }, credits, showing),
    clusterWin: ({ positions, credits }) => show.win({ as: 'group', positions }, credits, showing),
    anywhereWin: showPositions,
    scatterWin: showPositions,
    tumble: async (event) => {
      await show.features()?.tumble(event, showing)
      show.become(event.window)
    },
    orbs: (event) => show.features()?.orbs(event, showing),
    holdBegin: (event) => show.features()?.holdBegin(event, showing),
    holdSpin: (event) => show.features()?.holdSpin(event, showing),
    holdEnd: async (event) => {
      await show.features()?.holdEnd(event, showing)
      // Keeps the reels' last symbols behind the coins.
      show.stand()
    },
    pickBegin: ({ positions }) => {
      show.sounds.play('feature')
      return showPositions({ positions, credits: 0 })
    },
    // Picked objects appear over the reels.
    pick: () => {},
    pickEnd: () => {},
    freeSpinsWon: ({ positions }) => {
      show.sounds.play('feature')
      // Bought free spins have no winning scatters.
      return positions.length > 0 ? showPositions({ positions, credits: 0 }) : undefined
    },
    freeSpin: async () => {
      await wait(600)
      show.run(pace, true)
    },
    featureEnd: show.drawAll,
    maxWin: () => show.sounds.play('feature'),
    end: show.drawAll,
  }
}
