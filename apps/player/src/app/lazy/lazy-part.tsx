import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadFullStylesheet } from './full-stylesheet.ts'

interface Props<PartProps extends object> {
  load: () => Promise<ComponentType<PartProps>>
  partProps: PartProps
  /** Shown while the code loads. */
  fallback?: ReactNode
}

/** Loads a component on demand. If its code fails to load, the page stays as it is. */
export function LazyPart<PartProps extends object>({
  load,
  partProps,
  fallback,
}: Props<PartProps>) {
  const [part, setPart] = useState<{ Part: ComponentType<PartProps> }>()
  useEffect(() => {
    Promise.all([load(), loadFullStylesheet()]).then(
      ([Part]) => setPart({ Part }),
      () => undefined,
    )
  }, [load])
  return part ? createElement(part.Part, partProps) : fallback
}
