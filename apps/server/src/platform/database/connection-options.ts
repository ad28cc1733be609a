const defaultTimeoutSeconds = 5

/**
 * Timeout and TCP keep-alive of every connection. `connect_timeout` of the URL, as in libpq, is
 * also the time that a call waits for a free connection of the pool.
 */
export function connectionOptions(url: string) {
  return {
    connectionTimeoutMillis: timeoutSecondsOf(url) * 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}

function timeoutSecondsOf(url: string): number {
  const [, query = ''] = url.split('?')
  const seconds = Number(new URLSearchParams(query).get('connect_timeout'))
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : defaultTimeoutSeconds
}
