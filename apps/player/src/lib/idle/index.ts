import { useEffect, useState } from 'react'

const timeoutMs = 3000

/** False until the page is loaded and the browser is idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

function whenIdle(then: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, timeoutMs / 2)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
