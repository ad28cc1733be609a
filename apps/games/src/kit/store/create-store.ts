export interface Source<State> {
  get(): State
  subscribe(listener: () => void): () => void
}

export interface Store<State> extends Source<State> {
  set(change: Partial<State>): void
}

export function createStore<State extends object>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
