import { add, subtract, toWire, zero, type Amount } from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'
import type { Action } from '#kit/machine'
import { amountIn, jackpotIn, wonIn, worth } from '#kit/money'
import { createPace, type Pace, type Tempo } from '#kit/pace'
import type { Store } from '#kit/store'
import { Refused, type Acted } from '#kit/studio'
import { continueRound } from './continue-round.ts'
import type { PlayDeps } from './deps.ts'
import { consequenceOf, messageOf } from './refusals.ts'
import { showRound } from './show-round.ts'
import type { PlayState, Terms } from './state.ts'
import { isWorthWatching } from './worth-watching.ts'

export interface Rounds {
  /**
   * Requests a round, shows it with the player's choices, and resolves when the next may begin;
   * undefined if refused. A known round starts with its past steps shown.
   */
  play(
    request: () => Promise<Acted>,
    action: Action,
    isKnown?: boolean,
  ): Promise<RoundView | undefined>
  skip(): void
  refuse(error: unknown): void
}

function notifyRefusal({ notify }: PlayDeps, refused: Refused, stake?: Amount): void {
  const message = messageOf(refused, stake)
  if (message) notify(message)
  notify({ type: 'ends' })
}

/** A lost answer only means that the player is offered to watch the round again. */
function tellSeen({ studio, machine }: PlayDeps, round: RoundView): void {
  if (isWorthWatching(round, machine)) void studio.seen(round.id).catch(() => undefined)
}

/** The price of a round that begins with this action. */
function priceOf({ machine }: PlayDeps, { credit, stake }: PlayState, action: Action): Amount {
  return machine.buy?.action === action ? worth(machine.buy.credits, credit) : stake
}

export function createRounds(deps: PlayDeps, terms: Terms, store: Store<PlayState>): Rounds {
  const { machine, sounds } = deps
  let pace: Pace | undefined

  const tempo = (): Tempo => {
    if (deps.isStill()) return 'still'
    return store.get().isTurbo ? 'turbo' : 'calm'
  }

  function refuse(error: unknown, price?: Amount): void {
    machine.idle()
    const refused = error instanceof Refused ? error : new Refused('internal_error')
    const nothing = { auto: null, banner: null, celebrated: null, limitText: null }
    store.set({ phase: 'ready', ...nothing, ...consequenceOf(refused) })
    notifyRefusal(deps, refused, price)
  }

  function finish({ round, balance }: Acted): void {
    const won = wonIn(round)
    const win = jackpotIn(round) > zero ? toWire(won) : round.win
    const net = subtract(won, amountIn(round.stake))
    store.set({ phase: 'pausing', balance: amountIn(balance), net: add(store.get().net, net) })
    deps.notify({ type: 'round', id: round.id, stake: round.stake, win })
    deps.notify({ type: 'balance', balance, currency: terms.currency })
    tellSeen(deps, round)
  }

  /** A cancelled round: the stake was refunded. */
  function cancel({ balance }: Acted): undefined {
    machine.idle()
    store.set({ phase: 'ready', auto: null, balance: amountIn(balance), notice: 'cancelled' })
    deps.notify({ type: 'ends' })
    return undefined
  }

  const newPace = (now = tempo()): Pace => {
    pace = createPace(now, deps.frames, terms.rules.turbo)
    return pace
  }

  return {
    async play(send, action, isKnown = false) {
      const beganMs = deps.elapsedMs()
      const first = newPace(isKnown ? 'still' : tempo())
      store.set({ phase: 'asking', notice: null, celebrated: null, win: zero })
      sounds.play('spin')
      machine.begin(first, action)
      deps.notify({ type: 'begins' })
      try {
        const acted = await continueRound({ ...deps, terms, store, newPace }, await send(), first)
        const { round, from } = acted
        if (round.state !== 'settled') return cancel(acted)
        await showRound({ round, from, pace: pace ?? first, machine, store, terms, sounds })
        finish(acted)
        const remainingMs = terms.rules.minimumCycleMs - (deps.elapsedMs() - beganMs)
        if (remainingMs > 0) await deps.pause(remainingMs)
        store.set({ phase: 'ready' })
        return acted.round
      } catch (error) {
        refuse(error, priceOf(deps, store.get(), action))
        return undefined
      }
    },
    skip: () => pace?.skip(),
    refuse,
  }
}
