export { createStore, type Source, type Store } from './create-store.ts'
export { useSource } from './use-source.ts'
