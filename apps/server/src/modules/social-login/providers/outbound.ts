import type { CustomFetch } from 'openid-client'
import type { Outgoing } from '#platform/outgoing'

/** The identity provider is down or answers nonsense; not the user's fault. */
class ProviderDown extends Error {
  override name = 'ProviderDown'
}

/** LIST of the limits of requests to providers. */
export const timeoutSeconds = 8
const maxBytes = 512 * 1024

/** A fetch limited to these hosts, without redirects and with a size limit. */
export function createProviderFetch(hosts: readonly string[], outgoing: Outgoing): CustomFetch {
  return async (url, options) => {
    const { host } = new URL(url)
    if (!hosts.includes(host)) throw new ProviderDown(`${host} is not a host of this provider`)
    try {
      const { body, method, headers } = options
      const response = await outgoing.fetch(url, {
        method,
        headers: { ...formType(body), ...headers },
        body: textOf(body),
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
        redirect: 'manual',
        maxBytes: maxBytes,
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

/** Finds a ProviderDown in an error's causes. */
export function providerDownIn(error: unknown): ProviderDown | undefined {
  if (error instanceof ProviderDown) return error
  return error instanceof Error && error.cause !== undefined
    ? providerDownIn(error.cause)
    : undefined
}
