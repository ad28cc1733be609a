import type { GridEvent } from '@fairhouse/engines'
import { playBook, type Handlers } from '#kit/book'
import type { Machine, MachineSetup, Showing } from '#kit/machine'
import { createStore, type Source } from '#kit/store'
import type { Speech } from '#kit/words'
import { slotConfigOf, type SlotModel } from './config.ts'
import { mirrorOf } from './mirror-of.ts'
import { createPicks, pickHandlers, pickScene, type PickType } from './pick/index.ts'
import { finalReels, initialReels } from './reel-state.ts'
import { slotRules } from './rules/index.ts'
import { createSlotScene, paintBackdrop } from './scene/index.ts'
import { emptyProgress, advance, resetProgress } from './progress.ts'

/** LIST of the events that begin a feature. */
const features: ReadonlySet<string> = new Set<GridEvent['type']>([
  'freeSpinsWon',
  'holdBegin',
  'pickBegin',
])

/** Slot machine of any model and theme. */
export function createMachine({ facts, speech, sounds, last }: MachineSetup): Machine {
  const config = slotConfigOf(facts)
  const { model } = config
  const reels = finalReels(last?.events ?? []) ?? initialReels(model)
  let progress = emptyProgress(reels.window)
  const mirror = createStore(mirrorOf(config, progress, speech.get()))
  const updateMirror = () => mirror.set(mirrorOf(config, progress, speech.get()))
  const labels = () => labelsOf(model, speech.get())
  const scene = createSlotScene({ config, sounds, initialReels: reels, labels })
  const picks = createPicks(sounds)
  const { idle, resize, destroy } = scene
  speech.subscribe(() => {
    updateMirror()
    scene.relabel()
  })

  /** Updates the text after the animation: it must not reveal the result early. */
  const show = async (event: GridEvent, showing: Showing) => {
    await scene.show(event, showing)
    progress = advance(progress, event)
    updateMirror()
    showing.won(progress.credits)
  }

  return {
    action: { type: 'spin' },
    buy: model.buy && { action: { type: 'buy' }, ...model.buy },
    palette: config.theme.palette,
    turn: config.theme.turn,
    mirror,
    mount: scene.mount,
    backdrop: (canvas) => paintBackdrop(canvas, config.theme.palette),
    begin(pace, action) {
      picks.close()
      progress = resetProgress(progress)
      updateMirror()
      scene.begin(pace, action)
    },
    hasFeature: (events) => events.some(({ type }) => features.has(type)),
    show: (events, showing) =>
      playBook<GridEvent>(events, {
        ...handlersOf(show, showing, speech),
        ...pickHandlers(show, showing, picks, speech),
      }),
    idle() {
      picks.close()
      idle()
    },
    resize,
    destroy,
    ...(model.pick && { choose: picks.choose, Over: pickScene(config, picks) }),
    Rules: slotRules(config),
  }
}

/** Labels of the special symbols. */
function labelsOf(model: SlotModel, { say }: Speech): Readonly<Record<string, string>> {
  const isBonus = model.freeSpins !== null || model.pick !== undefined
  return {
    ...(model.wild !== null && { [model.wild]: say('wild') }),
    ...(model.scatter && { [model.scatter.symbol]: say(isBonus ? 'bonus' : 'scatter') }),
  }
}

function handlersOf(
  showIt: (event: GridEvent, showing: Showing) => Promise<void>,
  showing: Showing,
  speech: Source<Speech>,
): Omit<Handlers<GridEvent>, PickType> {
  const show = (event: GridEvent) => showIt(event, showing)
  const say: Speech['say'] = (key, values) => speech.get().say(key, values)
  return {
    row: show,
    reels: show,
    wilds: show,
    respin: show,
    lineWin: show,
    waysWin: show,
    clusterWin: show,
    anywhereWin: show,
    scatterWin: show,
    tumble: show,
    orbs: show,
    holdSpin: show,
    freeSpin: show,
    end: show,
    async freeSpinsWon(event) {
      await show(event)
      await showing.announce({ title: say('free_spins_won', { count: event.count }), ms: 1900 })
    },
    async featureEnd(event) {
      await show(event)
      const { credits } = event
      await showing.announce({ title: say('free_spins_over'), credits, ms: 2600 })
    },
    async maxWin(event) {
      await show(event)
      const { credits } = event
      await showing.announce({ title: say('max_win'), credits, ms: 3000 })
    },
    async holdBegin(event) {
      await show(event)
      const detail = say('hold_spins', { spins: event.spins })
      await showing.announce({ title: say('hold_begin'), detail, ms: 1900 })
    },
    async holdEnd(event) {
      await show(event)
      const title = say(event.isFull ? 'hold_full' : 'hold_over')
      await showing.announce({ title, credits: event.credits, ms: 2600 })
    },
  }
}
