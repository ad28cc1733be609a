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
    const previewBrand = seen && brands.all().find(({ id }) => id === seen.brandId)
    const merchantCode = typeof merchant === 'string' ? merchant : previewBrand?.code
    const brand = brands.of(hostname, merchantCode)
    if (!brand || !seen || brand.id !== seen.brandId) return brand
    const { drafts } = seen
    if (!brand.maintenance && !drafts) return brand
    return { ...brand, maintenance: false, isPreview: true, ...(drafts && { drafts }) }
  }
}
