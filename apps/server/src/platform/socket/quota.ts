/** Maximum number of open sockets on this process. */
export interface SocketLimits {
  all: number
  address: number
  session: number
}

export interface Holder {
  /** As limits count it: an IPv6 user owns a whole /64. */
  address: string
  /** The cookie half of a session; undefined for visitors without one. */
  session: string | undefined
}

type Release = () => void

/** Counts open sockets by address and session. */
export function createQuota(limits: Pick<SocketLimits, 'address' | 'session'>) {
  const counts = new Map<string, number>()
  const countOf = (key: string) => counts.get(key) ?? 0

  function add(key: string, change: 1 | -1) {
    const count = countOf(key) + change
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }

  return {
    /** Undefined if a limit is reached; the release works once. */
    take({ address, session }: Holder): Release | undefined {
      const keys = [`address ${address}`]
      if (session !== undefined) keys.push(`session ${session}`)
      if (countOf(`address ${address}`) >= limits.address) return undefined
      if (session !== undefined && countOf(`session ${session}`) >= limits.session) return undefined
      for (const key of keys) add(key, 1)
      return () => {
        for (const key of keys.splice(0)) add(key, -1)
      }
    },
    /** Number of tracked keys: zero once all sockets are closed. */
    size: () => counts.size,
  }
}
