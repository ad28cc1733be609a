/** A round that is still being shown is not told by the balance above it: so long at most. */
const mostMs = 4000
/** After a round was shown, its money may still be on its way. */
const afterMs = 1500

let holders = 0
let isOpen = false
let waiting: (() => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function show(): void {
  clearTimeout(timer)
  timer = undefined
  const last = waiting
  waiting = undefined
  last?.()
}

/** A game is played for money: what it moves is shown when the game has. Answers how to stop. */
export function holdPurse(): () => void {
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) show()
  }
}

/** The game has shown what came of a round. */
export function revealPurse(): void {
  show()
  isOpen = true
  setTimeout(() => {
    isOpen = false
  }, afterMs)
}

/** Shows at once, unless a game has something to show first; of several the last is shown. */
export function whenRevealed(last: () => void): void {
  if (holders === 0 || isOpen) {
    waiting = undefined
    last()
    return
  }
  waiting = last
  timer ??= setTimeout(show, mostMs)
}
