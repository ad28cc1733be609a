import { useEffect, useState } from 'react'

const longestMs = 3000

/** False until the page is loaded and the browser has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

function whenIdle(then: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, longestMs / 2)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: longestMs })
  return () => cancelIdleCallback(handle)
}
