import { zero, type Amount } from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'
import { amountIn, worth } from '#kit/money'
import { createStore, type Source } from '#kit/store'
import type { Opened } from '#kit/studio'
import { beginAuto, stopOf, type AutoLimits } from './auto.ts'
import { actionOf } from './create-replay.ts'
import { createBegin } from './create-begin.ts'
import { goesOn } from './goes-on.ts'
import type { PlayParts } from './parts.ts'
import { createRounds } from './rounds.ts'
import { firstState, termsOf, type PlayState, type Terms } from './state.ts'

/** A game that is being played: what the buttons do, and what there is to show. */
export interface Play {
  readonly terms: Terms
  readonly state: Source<PlayState>
  /** Begins a round, or hurries the one that is being shown. */
  spin(): Promise<void>
  /** What the other way to begin costs now; null where there is none. */
  buyPrice(): Amount | null
  /** Begins a round that way; never by itself. */
  buy(): Promise<void>
  chooseCredit(credit: Amount): void
  setTurbo(isTurbo: boolean): void
  startAuto(limits: AutoLimits): Promise<void>
  stopAuto(): void
  dismiss(): void
  refreshBalance(): Promise<void>
  setReconnecting(isReconnecting: boolean): void
  /** Goes on with a round that was left open, and shows its end. */
  resume(round: RoundView): Promise<void>
}

export function createPlay(parts: PlayParts): Play {
  const { studio, opened, machine } = parts
  const terms = termsOf(opened)
  const first = firstCredit(opened, terms)
  const stakeOf = (credit: Amount) => worth(terms.roundCredits, credit)
  const store = createStore(
    firstState(amountIn(opened.balance), first.amount, stakeOf(first.amount)),
  )
  let wire = first.wire
  const rounds = createRounds(parts, terms, store)

  const begin = createBegin(parts, { terms, store, rounds, wire: () => wire })

  function isFree(): boolean {
    const { phase, end, isReconnecting } = store.get()
    return phase === 'ready' && end === null && !isReconnecting
  }

  return {
    terms,
    state: store,
    async spin() {
      if (store.get().phase === 'showing') return rounds.skip()
      if (isFree() && store.get().auto === null) await begin.spin(false)
    },
    buyPrice: begin.buyPrice,
    async buy() {
      if (isFree() && store.get().auto === null) await begin.buy()
    },
    chooseCredit(credit) {
      const at = terms.credits.indexOf(credit)
      if (!isFree() || store.get().auto !== null || at < 0) return
      wire = opened.credits[at] ?? wire
      store.set({ credit, stake: stakeOf(credit), notice: null })
    },
    setTurbo: (isTurbo) => store.set({ isTurbo: isTurbo && terms.rules.turbo }),
    async startAuto(limits) {
      if (!isFree() || !terms.rules.autoplay) return
      const auto = beginAuto(limits)
      const stop = stopOf(auto, store.get().stake, zero)
      if (stop !== undefined) return store.set({ notice: `auto_${stop}` })
      store.set({ auto, notice: null })
      while (store.get().auto !== null && goesOn(store, await begin.spin(true)));
    },
    stopAuto: () => store.set({ auto: null }),
    dismiss: () => store.set({ notice: null }),
    refreshBalance: begin.refresh,
    setReconnecting(isReconnecting) {
      store.set(isReconnecting ? { isReconnecting, auto: null } : { isReconnecting })
    },
    async resume(round) {
      const action = round.actions.at(-1) ?? machine.action
      const step = Math.max(0, round.actions.length - 1)
      const { id, credit } = round
      const ended = await rounds.play(
        () => studio.act({ id, step, credit, action }),
        actionOf(round, machine),
        // What a player has chosen in already is not shown again from the beginning.
        round.view !== null,
      )
      if (ended) store.set({ notice: 'resumed' })
    },
  }
}

/** As in the last round, or the least that is offered. */
function firstCredit({ last, credits }: Opened, terms: Terms): { wire: string; amount: Amount } {
  const before = last === null ? -1 : terms.credits.indexOf(amountIn(last.credit))
  const at = Math.max(0, before)
  const [wire, amount] = [credits[at], terms.credits[at]]
  if (wire === undefined || amount === undefined) throw new Error('no bet is offered')
  return { wire, amount }
}
