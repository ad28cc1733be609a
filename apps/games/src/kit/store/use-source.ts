import { useLayoutEffect, useState } from 'preact/hooks'
import type { Source } from './create-store.ts'

/** Subscribes a component to a store. */
export function useSource<State>(source: Source<State>): State {
  const [state, setState] = useState(source.get)
  useLayoutEffect(() => {
    const follow = () => setState(() => source.get())
    follow()
    return source.subscribe(follow)
  }, [source])
  return state
}
