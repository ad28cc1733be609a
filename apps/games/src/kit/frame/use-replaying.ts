import { useState } from 'preact/hooks'
import type { RoundView } from '@fairhouse/protocol/studio'
import { createReplay, standAgain, type Replay } from '#kit/play'
import type { Game } from './start.ts'
import { frames, isStill, sounds } from './surroundings.ts'

/** A round of the player that is shown again in place of the game. */
export interface Replaying {
  readonly round: RoundView
  readonly replay: Replay
  /** The player does not know the result yet. */
  readonly isNew: boolean
}

export function useReplaying({ machine, opened, play }: Game, onBegin: () => void) {
  const [replaying, setReplaying] = useState<Replaying | null>(null)
  const begin = (round: RoundView, isNew: boolean) => {
    const { currency } = play.terms
    const replay = createReplay({ round, machine, sounds, frames, isStill, currency })
    onBegin()
    setReplaying({ round, replay, isNew })
    void replay.show()
  }
  return {
    replaying,
    beginReplay: (round: RoundView) => begin(round, false),
    /** Shows a round that ended while the player was away. */
    watch: (round: RoundView) => {
      play.dismiss()
      begin(round, true)
    },
    endReplay: () => {
      setReplaying(null)
      void standAgain(machine, play.state.get().round ?? opened.last, opened.currency)
    },
  }
}
