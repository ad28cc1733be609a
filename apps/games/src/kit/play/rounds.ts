import { add, subtract, toWire, zero } from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'
import type { Action } from '#kit/machine'
import { amountIn, jackpotIn, wonIn } from '#kit/money'
import { createPace, type Pace, type Tempo } from '#kit/pace'
import type { Store } from '#kit/store'
import { Refused, type Acted } from '#kit/studio'
import { goOn } from './go-on.ts'
import type { PlayParts } from './parts.ts'
import { consequenceOf, messageOf } from './refusals.ts'
import { showRound } from './show-round.ts'
import type { PlayState, Terms } from './state.ts'

export interface Rounds {
  /**
   * Asks for a round, shows it with all that the player chooses in it, and is done when the next
   * may begin; undefined if refused. What is known of it already is shown at once.
   */
  play(ask: () => Promise<Acted>, action: Action, isKnown?: boolean): Promise<RoundView | undefined>
  skip(): void
  refuse(error: unknown): void
}

function tellRefused({ tell }: PlayParts, refused: Refused): void {
  const message = messageOf(refused)
  if (message) tell(message)
  tell({ type: 'ends' })
}

export function createRounds(parts: PlayParts, terms: Terms, store: Store<PlayState>): Rounds {
  const { machine, sounds } = parts
  let pace: Pace | undefined

  const tempo = (): Tempo => {
    if (parts.isStill()) return 'still'
    return store.get().isTurbo ? 'turbo' : 'calm'
  }

  function refuse(error: unknown): void {
    machine.idle()
    const refused = error instanceof Refused ? error : new Refused('internal_error')
    const nothing = { auto: null, banner: null, celebrated: null }
    store.set({ phase: 'ready', ...nothing, ...consequenceOf(refused) })
    tellRefused(parts, refused)
  }

  function finish({ round, balance }: Acted): void {
    const won = wonIn(round)
    const win = jackpotIn(round) > zero ? toWire(won) : round.win
    const net = subtract(won, amountIn(round.stake))
    store.set({
      phase: 'pausing',
      balance: amountIn(balance),
      net: add(store.get().net, net),
    })
    parts.tell({ type: 'round', id: round.id, stake: round.stake, win })
    parts.tell({ type: 'balance', balance, currency: terms.currency })
  }

  /** A round that could not be finished: the stake is where it was. */
  function cancel({ balance }: Acted): undefined {
    machine.idle()
    store.set({ phase: 'ready', auto: null, balance: amountIn(balance), notice: 'cancelled' })
    parts.tell({ type: 'ends' })
    return undefined
  }

  const newPace = (now = tempo()): Pace => {
    pace = createPace(now, parts.frames, terms.rules.turbo)
    return pace
  }

  return {
    async play(ask, action, isKnown = false) {
      const begun = parts.elapsedMs()
      const first = newPace(isKnown ? 'still' : tempo())
      store.set({ phase: 'asking', notice: null, celebrated: null, win: zero })
      sounds.play('spin')
      machine.begin(first, action)
      parts.tell({ type: 'begins' })
      try {
        const acted = await goOn({ ...parts, terms, store, newPace }, await ask(), first)
        const { round, from } = acted
        if (round.state !== 'settled') return cancel(acted)
        await showRound({ round, from, pace: pace ?? first, machine, store, terms, sounds })
        finish(acted)
        const rest = terms.rules.minimumCycleMs - (parts.elapsedMs() - begun)
        if (rest > 0) await parts.pause(rest)
        store.set({ phase: 'ready' })
        return acted.round
      } catch (error) {
        refuse(error)
        return undefined
      }
    },
    skip: () => pace?.skip(),
    refuse,
  }
}
