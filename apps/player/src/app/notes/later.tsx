import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadWholeSheet } from '#app/routes'

interface Props<Given extends object> {
  load: () => Promise<ComponentType<Given>>
  given: Given
  /** In its place until it is there. */
  waiting?: ReactNode
}

/** A part whose code comes when it is wanted; without it the page stays as it is. */
export function Later<Given extends object>({ load, given, waiting }: Props<Given>) {
  const [part, setPart] = useState<{ Part: ComponentType<Given> }>()
  useEffect(() => {
    Promise.all([load(), loadWholeSheet()]).then(
      ([Part]) => setPart({ Part }),
      () => undefined,
    )
  }, [load])
  return part ? createElement(part.Part, given) : waiting
}
