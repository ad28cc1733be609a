import type { CustomFetch } from 'openid-client'
import type { Outgoing } from '#platform/outgoing'

/** The provider does not answer, or not as one that works: nobody's fault who signs in. */
class ProviderDown extends Error {
  override name = 'ProviderDown'
}

/** LIST of what a provider's requests may do: how long, how much, and to whom. */
export const longestSeconds = 8
const mostBytes = 512 * 1024

/** Asks nobody but these hosts, follows nobody elsewhere, and reads only so much. */
export function outboundTo(hosts: readonly string[], outgoing: Outgoing): CustomFetch {
  return async (url, options) => {
    const { host } = new URL(url)
    if (!hosts.includes(host)) throw new ProviderDown(`${host} is not a host of this provider`)
    try {
      const { body, method, headers } = options
      const response = await outgoing.fetch(url, {
        method,
        headers: { ...formType(body), ...headers },
        body: textOf(body),
        signal: AbortSignal.timeout(longestSeconds * 1000),
        redirect: 'manual',
        maxBytes: mostBytes,
      })
      if (response.status >= 500 || response.status === 429) {
        throw new ProviderDown(`${host} answers ${response.status}`)
      }
      return response
    } catch (error) {
      if (error instanceof ProviderDown) throw error
      throw new ProviderDown(`${host} does not answer`, { cause: error })
    }
  }
}

function formType(body: unknown): Record<string, string> {
  if (!(body instanceof URLSearchParams)) return {}
  return { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
}

function textOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new Error('only forms and text are sent')
}

/** The provider's trouble that is behind an error, if that is what it was. */
export function downBehind(error: unknown): ProviderDown | undefined {
  if (error instanceof ProviderDown) return error
  return error instanceof Error && error.cause !== undefined ? downBehind(error.cause) : undefined
}
