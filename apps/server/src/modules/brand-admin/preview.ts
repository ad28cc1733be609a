import * as z from 'zod/mini'
import { Refusal, type StaffActor } from '#platform/http'
import { sameBytes } from '#platform/secrets'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'

/** Lifetime of a preview pass. */
export const previewSeconds = 30 * 60

/** Lifetime of a link that gives a pass: addresses are logged and kept by browsers. */
const linkSeconds = 5 * 60

/** LIST of what is signed: a link in an address is no pass in a cookie. */
type Purpose = 'brand preview' | 'brand preview link'
const passPayload = z.strictObject({
  brandId: z.uuid(),
  until: z.number(),
  /** Includes content drafts, as of a moment or, if empty, as of now. */
  drafts: z.optional(z.strictObject({ at: z.optional(z.iso.datetime()) })),
})
type PassPayload = z.output<typeof passPayload>

/** Brand and drafts that a preview pass opens. */
export interface PreviewTarget {
  brandId: string
  drafts?: { at: Date | undefined }
}

/** Signed passes that let staff preview a brand's site. */
export function createPreviews({ kit, audit, brands }: Deps) {
  const { clock, secrets } = kit
  const mac = (purpose: Purpose, payload: string) =>
    secrets.mac(purpose, payload).toString('base64url')

  function sign(purpose: Purpose, pass: PassPayload): string {
    const payload = Buffer.from(JSON.stringify(pass)).toString('base64url')
    return `${payload}.${mac(purpose, payload)}`
  }

  /** Undefined if it is invalid or expired. */
  function verify(purpose: Purpose, signed: string): PassPayload | undefined {
    const [payload = '', signature = ''] = signed.split('.')
    if (!sameBytes(Buffer.from(mac(purpose, payload)), Buffer.from(signature))) return undefined
    const pass = passPayload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    return pass.until <= clock.now().getTime() ? undefined : pass
  }

  const inSeconds = (seconds: number) => clock.now().getTime() + seconds * 1000

  async function createPass(brandId: string, origin: string, drafts: PassPayload['drafts']) {
    const brand = await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    const pass = { brandId, until: inSeconds(linkSeconds), ...(drafts && { drafts }) }
    const host = brand.domains.find((one) => !brand.agentDomains.includes(one))
    const url = new URL('/preview', origin)
    if (host !== undefined) url.hostname = host
    url.searchParams.set('pass', sign('brand preview link', pass))
    return { url: url.href, until: new Date(inSeconds(previewSeconds)).toISOString() }
  }

  return {
    async give(brandId: string, origin: string, by: StaffActor) {
      const pass = await createPass(brandId, origin, undefined)
      const entry = auditEntry(by, 'brand.preview', brandId)
      await audit.record({ ...entry, after: { until: pass.until } })
      return pass
    },
    /** Creates a pass to the site with content drafts. */
    async giveDrafts(brandId: string, at: string | undefined, origin: string, by: StaffActor) {
      const pass = await createPass(brandId, origin, at === undefined ? {} : { at })
      const entry = auditEntry(by, 'content.preview', brandId)
      await audit.record({ ...entry, after: { at: at ?? null, until: pass.until } })
      return pass
    },
    /** Exchanges the pass of a link for that of a cookie; null if it is invalid or expired. */
    enter(link: string): string | null {
      const pass = verify('brand preview link', link)
      return pass ? sign('brand preview', { ...pass, until: inSeconds(previewSeconds) }) : null
    },
    /** Verifies the pass of a cookie; undefined if it is invalid or expired. */
    read(signed: string): PreviewTarget | undefined {
      const pass = verify('brand preview', signed)
      if (!pass) return undefined
      const { brandId, drafts } = pass
      const at = drafts?.at === undefined ? undefined : new Date(drafts.at)
      return { brandId, ...(drafts && { drafts: { at } }) }
    },
  }
}
