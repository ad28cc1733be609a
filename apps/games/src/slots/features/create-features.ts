import type { GridEvent, Position } from '@fairhouse/engines'
import type { Showing } from '#kit/machine'
import type { Sounds } from '#kit/sound'
import type { SlotConfig } from '../config.ts'
import type { Window } from '../reel-state.ts'
import type { Board } from '../board/index.ts'
import { createBurst } from './burst.ts'
import { createCallout } from './callout.ts'
import { createHeld } from './held.ts'
import { createHold } from './hold.ts'
import { ladderAt } from './ladder.ts'
import { createLetters } from './letters.ts'
import { createMeter } from './meter.ts'
import { createOrbs } from './orbs.ts'
import type { FeatureDeps } from './deps.ts'
import { pulse } from './pulse.ts'
import { showTumble } from './tumble.ts'
import { showWalk, showWilds } from './wilds.ts'

type Of<Type extends GridEvent['type']> = Extract<GridEvent, { type: Type }>

/** Features of grid games, loaded only for games that have any. */
export interface Features {
  /** Resets everything at the start of a round. */
  begin(): void
  /** Spins the reels; held positions stay. */
  spin(isFree: boolean): void
  tumble(event: Of<'tumble'>, showing: Showing): Promise<void>
  wilds(event: Of<'wilds'>, before: Window, showing: Showing): Promise<void>
  walk(window: Window, showing: Showing): Promise<void>
  orbs(event: Of<'orbs'>, showing: Showing): Promise<void>
  holdBegin(event: Of<'holdBegin'>, showing: Showing): Promise<void>
  holdSpin(event: Of<'holdSpin'>, showing: Showing): Promise<void>
  holdEnd(event: Of<'holdEnd'>, showing: Showing): Promise<void>
  /** Animates a win callout from share 0 to 1. */
  callout(amount: string, positions: readonly Position[]): (share: number) => void
  resize(): void
}

export function createFeatures(board: Board, config: SlotConfig, sounds: Sounds): Features {
  const { model } = config
  const letters = createLetters(board.density)
  const [burst, held, meter] = [createBurst(), createHeld(board, letters), createMeter(letters)]
  const deps: FeatureDeps = { board, config, sounds, letters, burst, held, meter }
  const [orbs, hold] = [createOrbs(deps), createHold(deps)]
  const callout = createCallout(board, letters)
  board.over.addChild(held.view)
  board.top.addChild(meter.view, burst.view, orbs.view, callout.view)
  let [isFree, multiplier] = [false, 1]

  const count = (now: number) => {
    multiplier = now
    const { texts, lit } = model.orbs
      ? { texts: [`×${now}`], lit: 0 }
      : ladderAt(model, isFree, now)
    meter.show(texts, lit)
  }
  const first = () => {
    const { tumbles, freeSpins } = model
    if (!isFree || !tumbles) return tumbles?.ladder[0] ?? 1
    return (freeSpins?.multiplier ?? 1) * (tumbles.freeLadder[0] ?? 1)
  }
  const fit = () => meter.resize(board.layout(), board.density())
  fit()
  count(1)
  return {
    begin() {
      isFree = false
      held.clear()
      letters.forget()
      count(1)
    },
    spin(free) {
      hold.leave()
      const isKept =
        free && isFree && (model.tumbles?.isKept === true || model.orbs?.areKept === true)
      isFree = free
      count(isKept ? multiplier : first())
    },
    async tumble(event, showing) {
      await showTumble(deps, event, showing)
      if (event.multiplier === multiplier || model.orbs) return
      count(event.multiplier)
      sounds.play('step')
      await pulse(deps, showing.pace, 300)
    },
    wilds: (event, before, showing) => showWilds(deps, event, before, showing),
    walk: (window, showing) => showWalk(deps, window, showing),
    async orbs(event, showing) {
      await orbs.show(event, showing)
      ;({ multiplier } = event)
    },
    holdBegin: hold.begin,
    holdSpin: hold.spin,
    holdEnd: hold.end,
    callout(amount, positions) {
      callout.begin(amount, positions)
      return callout.draw
    },
    resize() {
      held.resize()
      fit()
    },
  }
}
