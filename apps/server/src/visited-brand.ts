import type { Brand } from '#modules/brand'
import { keepsakeName, readCookie } from '#platform/http'
import type { Context } from './context.ts'

export interface Visit {
  hostname: string
  merchant: unknown
  cookie: string | undefined
}

const names = [keepsakeName('preview', true), keepsakeName('preview', false)]

/** Nearly nobody has one, good or not. */
export const hasPass = (cookie: string | undefined): boolean =>
  cookie?.includes(`${keepsakeName('preview', false)}=`) === true

/**
 * The brand of a request. A colleague with a pass sees one that is closed, or its drafts and,
 * where several share a host, that one.
 */
export function visitedBrand({ brand, branding }: Pick<Context, 'brand' | 'branding'>) {
  const passOf = (cookie: string | undefined) => {
    if (!hasPass(cookie)) return undefined
    const pass = names.map((name) => readCookie(cookie, name)).find((one) => one !== undefined)
    return pass === undefined ? undefined : branding.previewed(pass)
  }

  return ({ hostname, merchant, cookie }: Visit): Brand | undefined => {
    const seen = passOf(cookie)
    const own = seen && brand.all().find(({ id }) => id === seen.brandId)
    const named = typeof merchant === 'string' ? merchant : own?.code
    const found = brand.of(hostname, named)
    if (!found || !seen || found.id !== seen.brandId) return found
    const { drafts } = seen
    if (!found.maintenance && !drafts) return found
    return { ...found, maintenance: false, isPreview: true, ...(drafts && { drafts }) }
  }
}
