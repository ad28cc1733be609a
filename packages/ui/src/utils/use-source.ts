import { useCallback, useState } from 'react'

/** First URL that loads as a picture; undefined when none does. */
export function useSource(addresses: readonly (string | undefined)[]) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const source = addresses.find((address) => address !== undefined && !failed.includes(address))
  const fail = useCallback(() => {
    if (source !== undefined) setFailed((before) => [...before, source])
  }, [source])
  // An image in server markup may have failed before hydration.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail)
    },
    [fail],
  )
  return { source, fail, ref }
}
