import { parseAmount, toWire, zero, type Amount } from '@fairhouse/money'
import type { FrameMessage } from '@fairhouse/protocol/frame'
import type { RoundView } from '@fairhouse/protocol/studio'
import { amountIn, wonIn, worth } from '#kit/money'
import { createStore, type Source, type Store } from '#kit/store'
import type { Opened } from '#kit/studio'
import { beginAuto, stopOf, type AutoLimits } from './auto.ts'
import { actionOf } from './create-replay.ts'
import { createBegin } from './create-begin.ts'
import { continueAuto } from './continue-auto.ts'
import type { PlayDeps } from './deps.ts'
import { createRounds } from './rounds.ts'
import { firstState, termsOf, type PlayState, type Terms } from './state.ts'
import { isWorthWatching } from './worth-watching.ts'

/** A game in play: actions of the controls and the state to render. */
export interface Play {
  readonly terms: Terms
  readonly state: Source<PlayState>
  /** Starts a round, or speeds up the one on screen. */
  spin(): Promise<void>
  /** Present price of the buy feature; null where there is none. */
  buyPrice(): Amount | null
  /** Buys the feature; never used by autoplay. */
  buy(): Promise<void>
  chooseCredit(credit: Amount): void
  setTurbo(isTurbo: boolean): void
  startAuto(limits: AutoLimits): Promise<void>
  stopAuto(): void
  dismiss(): void
  /** The last round, if it ended while the player was away and is worth watching. */
  readonly unseen: RoundView | null
  /** Names the limit that refused the last bet. */
  explainLimit(text: string): void
  refreshBalance(): Promise<void>
  setReconnecting(isReconnecting: boolean): void
  /** Resumes an open round and shows its end. */
  resume(round: RoundView): Promise<void>
}

export function createPlay(deps: PlayDeps): Play {
  const { studio, opened, machine } = deps
  const terms = termsOf(opened)
  const first = firstCredit(opened, terms, deps.credit)
  const stakeOf = (credit: Amount) => worth(terms.roundCredits, credit)
  const store = createStore(
    firstState(amountIn(opened.balance), first.amount, stakeOf(first.amount)),
  )
  let wire = first.wire
  const rounds = createRounds(deps, terms, store)
  if (opened.last) deps.notify(lastRoundMessage(opened.last))

  const begin = createBegin(deps, { terms, store, rounds, wire: () => wire })

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
      deps.notify({ type: 'choices', credit: wire })
    },
    setTurbo: (isTurbo) => store.set({ isTurbo: isTurbo && terms.rules.turbo }),
    async startAuto(limits) {
      if (!isFree() || !terms.rules.autoplay) return
      const auto = beginAuto(limits)
      const stop = stopOf(auto, store.get().stake, zero)
      if (stop !== undefined) return store.set({ notice: `auto_${stop}` })
      store.set({ auto, notice: null })
      while (store.get().auto !== null && continueAuto(store, await begin.spin(true)));
    },
    stopAuto: () => store.set({ auto: null }),
    ...createUnseen(deps, store),
    explainLimit(limitText) {
      if (store.get().notice === 'limit_reached') store.set({ limitText })
    },
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
        // Steps already played before the reload are not animated again.
        round.view !== null,
      )
      if (ended) store.set({ notice: 'resumed' })
    },
  }
}

/**
 * Credit value that the player chose before, lowered to one on offer; else that of the last round,
 * or the minimum.
 */
function firstCredit({ last, credits }: Opened, terms: Terms, chosen = '') {
  const wanted = parseAmount(chosen)
  const before = last === null ? -1 : terms.credits.indexOf(amountIn(last.credit))
  const at = wanted === undefined ? before : terms.credits.findLastIndex((one) => one <= wanted)
  const [wire, amount] = [credits[Math.max(0, at)], terms.credits[Math.max(0, at)]]
  if (wire === undefined || amount === undefined) throw new Error('no bet is offered')
  return { wire, amount }
}

/** Offers the last round if it ended unseen, until the player watches or closes it. */
function createUnseen({ opened, machine, studio }: PlayDeps, store: Store<PlayState>) {
  const { last, isUnseen, round } = opened
  const unseen = last && isUnseen && !round && isWorthWatching(last, machine) ? last : null
  if (unseen) store.set({ notice: 'unseen' })
  return {
    unseen,
    dismiss() {
      if (unseen && store.get().notice === 'unseen') {
        void studio.seen(unseen.id).catch(() => undefined)
      }
      store.set({ notice: null })
    },
  }
}

/** For the page's session result: a round may have ended while nobody looked. */
function lastRoundMessage(last: RoundView): FrameMessage {
  const { id, stake, at } = last
  return { type: 'last', id, stake, win: toWire(wonIn(last)), at }
}
