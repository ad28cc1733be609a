/** Longest delay of the header balance while a game shows a round. */
const maxHoldMs = 4000
/** Longest delay if the game announces its rounds; retriggered free spins take longest. */
const maxRoundMs = 120_000
/** After a round the balance may still be on its way; it is shown at once. */
const openMs = 1500

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

/** Delays balance changes until the game has shown them. Returns the release function. */
export function holdBalance(): () => void {
  holders += 1
  return () => {
    holders -= 1
    if (holders > 0) return
    isExpected = false
    show()
  }
}

/** The game started a round and will call `revealBalance` after its animation. */
export function expectRound(): void {
  isExpected = true
  isOpen = false
  if (timer) wait()
}

/** The game has shown the result of the round. */
export function revealBalance(): void {
  isExpected = false
  show()
  isOpen = true
  setTimeout(() => {
    isOpen = false
  }, openMs)
}

/** Shows a balance now, or after the current round; only the last one is shown. */
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
  timer = setTimeout(show, isExpected ? maxRoundMs : maxHoldMs)
}
