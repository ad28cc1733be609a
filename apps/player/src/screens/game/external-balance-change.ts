/** Balance changes that no round reported come from elsewhere (deposit, void, adjustment). */
const roundMs = 3000
/** The push of a round's balance may arrive after its message. */
const afterMs = 1500

/** Reports balance changes that no round of the game caused. */
export function watchExternalChange(changed: () => void) {
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
    roundEnded(): void {
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
