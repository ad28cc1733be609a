import { createElement, useEffect, useState, type ComponentType } from 'react'

interface Props<Given extends object> {
  load: () => Promise<ComponentType<Given>>
  given: Given
  /** Told when the code does not come; else the page stays as it is, without the part. */
  onFailed?: () => void
}

/** A part whose code comes when it is wanted. */
export function Later<Given extends object>({ load, given, onFailed }: Props<Given>) {
  const [part, setPart] = useState<{ Part: ComponentType<Given> }>()
  useEffect(() => {
    load().then(
      (Part) => setPart({ Part }),
      () => onFailed?.(),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- loaded once, whoever is told of a failure
  }, [load])
  return part ? createElement(part.Part, given) : null
}
