/** A round that is still being shown is not told by the balance above it: so long at most. */
const mostMs = 4000
/** Where the game tells when it begins and ends; the longest are free spins after free spins. */
const mostOfRoundMs = 120_000
/** After a round was shown, its money may still be on its way. */
const afterMs = 1500

let holders = 0
let isOpen = false
let isExpected = false
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
    if (holders > 0) return
    isExpected = false
    show()
  }
}

/** The game has asked for a round and will say when it has shown what came of it. */
export function expectRound(): void {
  isExpected = true
  isOpen = false
  if (timer) wait()
}

/** The game has shown what came of a round. */
export function revealPurse(): void {
  isExpected = false
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
  if (!timer) wait()
}

function wait(): void {
  clearTimeout(timer)
  timer = setTimeout(show, isExpected ? mostOfRoundMs : mostMs)
}
