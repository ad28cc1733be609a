import type { Brand } from '#modules/brand'
import { privateCookieName, readCookie } from '#platform/http'
import type { Context } from '../wiring/context.ts'

export interface Visit {
  hostname: string
  merchant: unknown
  cookie: string | undefined
}

const names = [privateCookieName('preview', true), privateCookieName('preview', false)]

/** A quick check, since hardly anybody has this cookie. */
export const hasPass = (cookie: string | undefined): boolean =>
  cookie?.includes(`${privateCookieName('preview', false)}=`) === true

/**
 * The brand of a request. A staff pass opens a closed brand or its drafts and, on a shared host,
 * selects the brand.
 */
export function visitedBrand({ brands, brandAdmin }: Pick<Context, 'brands' | 'brandAdmin'>) {
  const passOf = (cookie: string | undefined) => {
    if (!hasPass(cookie)) return undefined
    const pass = names.map((name) => readCookie(cookie, name)).find((one) => one !== undefined)
    return pass === undefined ? undefined : brandAdmin.previewed(pass)
  }

  return ({ hostname, merchant, cookie }: Visit): Brand | undefined => {
    const seen = passOf(cookie)
    const own = seen && brands.all().find(({ id }) => id === seen.brandId)
    const named = typeof merchant === 'string' ? merchant : own?.code
    const found = brands.of(hostname, named)
    if (!found || !seen || found.id !== seen.brandId) return found
    const { drafts } = seen
    if (!found.maintenance && !drafts) return found
    return { ...found, maintenance: false, isPreview: true, ...(drafts && { drafts }) }
  }
}
