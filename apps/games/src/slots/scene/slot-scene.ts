import type { GridEvent } from '@fairhouse/engines'
import { playBook } from '#kit/book'
import type { Scene } from '#kit/machine'
import type { Sounds } from '#kit/sound'
import { createStage, type Stage } from '#kit/stage'
import { createBoard } from '../board/index.ts'
import type { SlotConfig, SlotModel } from '../config.ts'
import { loadPictures } from '../pictures.ts'
import type { ReelState } from '../reel-state.ts'
import { createShow } from './create-show.ts'
import { handlersOf } from './handlers-of.ts'

interface SceneDeps {
  readonly config: SlotConfig
  readonly sounds: Sounds
  /** Reel positions when the scene opens. */
  readonly initialReels: ReelState
  /** Labels of the special symbols. */
  readonly labels: () => Readonly<Record<string, string>>
}

export function createSlotScene({ config, sounds, labels, initialReels }: SceneDeps) {
  const show = createShow(config, sounds, initialReels)
  let stage: Stage | undefined

  const scene: Scene<GridEvent> & { relabel(): void } = {
    async mount(host) {
      const [images, more] = await Promise.all([
        loadPictures(Object.values(config.theme.symbols)),
        hasFeatures(config.model) ? import('../features/index.ts') : undefined,
      ])
      stage = await createStage(host)
      const board = createBoard({ stage, config, images, labels })
      show.open(board, more?.createFeatures(board, config, sounds))
    },
    begin(pace, action) {
      show.reset()
      if (action.type !== 'buy') show.run(pace)
    },
    show: (event, showing) => playBook([event], handlersOf(show, showing)),
    idle() {
      show.reset()
      show.stand()
    },
    resize() {
      if (stage?.fit() === true) scene.relabel()
    },
    relabel: show.repaint,
    destroy: () => {
      show.close()
      stage?.destroy()
    },
  }
  return scene
}

/** Whether a game has more than spinning reels and wins. */
function hasFeatures({ wilds, tumbles, orbs, hold, freeSpins }: SlotModel): boolean {
  return [wilds, tumbles, orbs, hold, freeSpins?.wilds ?? null].some((one) => one !== null)
}
