import type { Action } from '#kit/machine'
import type { Sounds } from '#kit/sound'
import { createStore } from '#kit/store'

/** `own`: opened by the player. `other`: revealed at the end. */
export interface ShownObject {
  readonly as: 'closed' | 'own' | 'other'
  /** Formatted prize. */
  readonly prize: string
  readonly isEnd: boolean
}

export interface PicksShown {
  readonly objects: readonly ShownObject[]
  /** Whether the game waits for the player's pick. */
  readonly canPick: boolean
  /** Picked object whose prize is not known yet. */
  readonly asked: number | null
  readonly left: number
  /** Total of the opened prizes, with its text. */
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

/** Objects of a pick bonus on screen; the prizes of closed ones are not known here. */
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
    /** Reveals the prizes of the objects that were not picked. */
    end(hidden: readonly ShownObject[]) {
      const objects = store
        .get()
        .objects.map((one, at) => (one.as === 'closed' ? (hidden[at] ?? one) : one))
      store.set({ objects, isOver: true })
    },
    close: () => store.set(nothing),
  }
}
