import type { Action } from '#kit/machine'
import type { Sounds } from '#kit/sound'
import { createStore } from '#kit/store'

/** `own`: the player opened it. `other`: shown in the end, because nobody has. */
export interface ShownObject {
  readonly as: 'closed' | 'own' | 'other'
  /** What it pays, as it is written. */
  readonly prize: string
  readonly isEnd: boolean
}

export interface PicksShown {
  readonly objects: readonly ShownObject[]
  /** Whether the game waits for the player. */
  readonly canPick: boolean
  /** What was chosen and is not known yet. */
  readonly asked: number | null
  readonly left: number
  /** What all that was opened pays, and how that is written. */
  readonly credits: number
  readonly total: string
  readonly isOver: boolean
}

const nothing: PicksShown = {
  objects: [],
  canPick: false,
  asked: null,
  left: 0,
  credits: 0,
  total: '',
  isOver: false,
}

export type Picks = ReturnType<typeof createPicks>

/** The objects of a pick bonus as they are shown; what lies in the closed ones is not here. */
export function createPicks(sounds: Sounds) {
  const store = createStore<PicksShown>(nothing)
  let answer: ((action: Action) => void) | undefined
  return {
    sounds,
    shown: store,
    choose: () =>
      new Promise<Action>((resolve) => {
        answer = resolve
        store.set({ canPick: true })
      }),
    pick(object: number) {
      const { canPick, objects } = store.get()
      if (!canPick || objects[object]?.as !== 'closed') return
      store.set({ canPick: false, asked: object })
      answer?.({ type: 'pick', object })
    },
    begin(count: number, left: number) {
      const closed: ShownObject = { as: 'closed', prize: '', isEnd: false }
      store.set({ ...nothing, objects: Array.from({ length: count }, () => closed), left })
    },
    open(at: number, object: ShownObject, left: number, paid: { credits: number; total: string }) {
      const objects = store.get().objects.with(at, object)
      store.set({ objects, asked: null, left, ...paid })
    },
    /** What lay in those that nobody opened. */
    end(hidden: readonly ShownObject[]) {
      const objects = store
        .get()
        .objects.map((one, at) => (one.as === 'closed' ? (hidden[at] ?? one) : one))
      store.set({ objects, isOver: true })
    },
    close: () => store.set(nothing),
  }
}
