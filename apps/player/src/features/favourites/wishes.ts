/** Sends that something is wanted, or not any more. */
type Send = (isWanted: boolean) => Promise<unknown>

interface Told {
  /** What the server has now. */
  readonly stands: boolean
  /** Why it is not what was wanted. */
  readonly problem?: unknown
}

interface Wish {
  /** What the server has. */
  known: boolean
  wanted: boolean
}

/**
 * What is wanted of each thing, told to the server one at a time: of quick presses the last counts,
 * and one that is refused goes back to what the server has.
 */
export function createWishes() {
  const open = new Map<number, Wish>()

  /** Ends when nothing is left to send; who adds to a wish under way hears nothing of its end. */
  async function wish(id: number, isKnown: boolean, wanted: boolean, send: Send) {
    const under = open.get(id)
    if (under) {
      under.wanted = wanted
      return undefined
    }
    const own = { known: isKnown, wanted }
    open.set(id, own)
    const told = await tellAll(own, send)
    open.delete(id)
    return told
  }

  return { wish }
}

async function tellAll(wish: Wish, send: Send): Promise<Told> {
  try {
    while (wish.known !== wish.wanted) {
      const sent = wish.wanted
      await send(sent)
      wish.known = sent
    }
    return { stands: wish.known }
  } catch (problem) {
    return { stands: wish.known, problem }
  }
}
