/** Runs at once, then at most once per interval, including the last call. */
export function throttle(run: () => void, everyMs: number) {
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
