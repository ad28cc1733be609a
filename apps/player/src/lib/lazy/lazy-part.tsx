import {
  createElement,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { loadFullStylesheet } from './full-stylesheet.ts'
import { withTimeout } from './with-timeout.ts'

interface Props<PartProps extends object> {
  load: () => Promise<ComponentType<PartProps>>
  partProps: PartProps
  /** Shown while the code loads. */
  fallback?: ReactNode
  /** Shown if the code fails to load; without it the page stays as it is. */
  failed?: ComponentType<{ retry: () => void }>
}

/** Loads a component on demand. */
export function LazyPart<PartProps extends object>({
  load,
  partProps,
  fallback,
  failed,
}: Props<PartProps>) {
  const [part, setPart] = useState<{ Part: ComponentType<PartProps> | null }>()
  const start = useCallback(() => {
    withTimeout(Promise.all([load(), loadFullStylesheet()])).then(
      ([Part]) => setPart({ Part }),
      () => setPart((before) => (before?.Part ? before : { Part: null })),
    )
  }, [load])
  useEffect(start, [start])
  if (part?.Part) return createElement(part.Part, partProps)
  if (!part || !failed) return fallback
  const retry = () => {
    setPart(undefined)
    start()
  }
  return createElement(failed, { retry })
}
