/** Sends the new state to the server. */
type Send = (isWanted: boolean) => Promise<unknown>

interface ToggleResult {
  /** The state on the server. */
  readonly isOn: boolean
  /** Why the server has another state than wanted. */
  readonly problem?: unknown
}

interface Toggle {
  /** The state on the server. */
  known: boolean
  wanted: boolean
}

/**
 * Sends changes of each id one at a time. Of quick clicks only the last counts; after a refusal the
 * result is the state on the server.
 */
export function createToggleQueue() {
  const open = new Map<number, Toggle>()

  /** Resolves when all is sent. A call during a running one returns undefined at once. */
  async function toggle(id: number, isKnown: boolean, wanted: boolean, send: Send) {
    const running = open.get(id)
    if (running) {
      running.wanted = wanted
      return undefined
    }
    const own = { known: isKnown, wanted }
    open.set(id, own)
    const result = await sendUntilSettled(own, send)
    open.delete(id)
    return result
  }

  return { toggle }
}

async function sendUntilSettled(change: Toggle, send: Send): Promise<ToggleResult> {
  try {
    while (change.known !== change.wanted) {
      const sent = change.wanted
      await send(sent)
      change.known = sent
    }
    return { isOn: change.known }
  } catch (problem) {
    return { isOn: change.known, problem }
  }
}
