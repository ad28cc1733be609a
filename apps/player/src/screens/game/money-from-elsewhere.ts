/** A round tells its own end; what moved and was told by none came from elsewhere. */
const roundMs = 3000
/** After a round was told, the push of its money may still be on its way. */
const afterMs = 1500

/** Calls when the balance has moved and no round of the game did it. */
export function watchElsewhere(changed: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let justTold: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(waiting)
    waiting = undefined
  }
  return {
    moved(): void {
      if (justTold !== undefined) return
      waiting ??= setTimeout(() => {
        waiting = undefined
        changed()
      }, roundMs)
    },
    roundTold(): void {
      forget()
      clearTimeout(justTold)
      justTold = setTimeout(() => {
        justTold = undefined
      }, afterMs)
    },
    stop(): void {
      forget()
      clearTimeout(justTold)
    },
  }
}
