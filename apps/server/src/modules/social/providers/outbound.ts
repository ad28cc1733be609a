import type { CustomFetch } from 'openid-client'

/** The provider does not answer, or not as one that works: nobody's fault who signs in. */
class ProviderDown extends Error {
  override name = 'ProviderDown'
}

/** LIST of what a provider's requests may do: how long, how much, and to whom. */
export const longestSeconds = 8
const mostBytes = 512 * 1024

/** Asks nobody but these hosts, follows nobody elsewhere, and reads only so much. */
export function outboundTo(hosts: readonly string[]): CustomFetch {
  return async (url, options) => {
    const { host } = new URL(url)
    if (!hosts.includes(host)) throw new ProviderDown(`${host} is not a host of this provider`)
    try {
      const { body, ...rest } = options
      const signal = AbortSignal.timeout(longestSeconds * 1000)
      const response = await fetch(url, { ...rest, body: textOf(body), signal, redirect: 'manual' })
      if (response.status >= 500 || response.status === 429) {
        throw new ProviderDown(`${host} answers ${response.status}`)
      }
      return await whole(response)
    } catch (error) {
      if (error instanceof ProviderDown) throw error
      throw new ProviderDown(`${host} does not answer`, { cause: error })
    }
  }
}

function textOf(body: unknown): string | null {
  if (body === undefined || body === null) return null
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new Error('only forms and text are sent')
}

async function whole(response: Response): Promise<Response> {
  const { status, headers } = response
  const parts: Uint8Array[] = []
  let size = 0
  for await (const given of response.body ?? []) {
    const part: unknown = given
    if (!(part instanceof Uint8Array)) throw new Error('an answer comes in bytes')
    size += part.length
    if (size > mostBytes) throw new ProviderDown('a longer answer than any provider needs')
    parts.push(part)
  }
  const text = Buffer.concat(parts).toString('utf8')
  return new Response(text === '' ? null : text, { status, headers: plainHeaders(headers) })
}

/** The body is plain by now, whatever it was on the way. */
function plainHeaders(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  return kept
}

/** The provider's trouble that is behind an error, if that is what it was. */
export function downBehind(error: unknown): ProviderDown | undefined {
  if (error instanceof ProviderDown) return error
  return error instanceof Error && error.cause !== undefined ? downBehind(error.cause) : undefined
}
