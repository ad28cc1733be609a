/** Runs at once, and then at most once in so many milliseconds, the last time included. */
export function throttled(run: () => void, everyMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const tick = () => {
    timer = undefined
    if (!isDue) return
    isDue = false
    call()
  }
  const call = () => {
    if (timer !== undefined) {
      isDue = true
      return
    }
    run()
    timer = setTimeout(tick, everyMs)
  }
  const stop = () => clearTimeout(timer)
  return { call, stop }
}
