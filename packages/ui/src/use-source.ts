import { useCallback, useState } from 'react'

/** The first of the addresses that shows a picture; undefined when none does. */
export function useSource(addresses: readonly (string | undefined)[]) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const source = addresses.find((address) => address !== undefined && !failed.includes(address))
  const fail = useCallback(() => {
    if (source !== undefined) setFailed((before) => [...before, source])
  }, [source])
  // A picture that the server's HTML asked for may have failed before anybody listened.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail)
    },
    [fail],
  )
  return { source, fail, ref }
}
