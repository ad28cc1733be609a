import * as z from 'zod/mini'
import { Refusal, type StaffActor } from '#platform/http'
import { sameBytes } from '#platform/secrets'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'

/** Lifetime of a preview pass. */
export const previewSeconds = 30 * 60

const purpose = 'brand preview'
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
  const sign = (payload: string) => secrets.mac(purpose, payload).toString('base64url')

  async function createPass(brandId: string, origin: string, drafts: PassPayload['drafts']) {
    const brand = await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    const until = clock.now().getTime() + previewSeconds * 1000
    const pass: PassPayload = { brandId, until, ...(drafts && { drafts }) }
    const payload = Buffer.from(JSON.stringify(pass)).toString('base64url')
    const host = brand.domains.find((one) => !brand.agentDomains.includes(one))
    const url = new URL('/preview', origin)
    if (host !== undefined) url.hostname = host
    url.searchParams.set('pass', `${payload}.${sign(payload)}`)
    return { url: url.href, until: new Date(until).toISOString() }
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
    /** Verifies a pass; undefined if it is invalid or expired. */
    read(pass: string): PreviewTarget | undefined {
      const [payload = '', signature = ''] = pass.split('.')
      if (!sameBytes(Buffer.from(sign(payload)), Buffer.from(signature))) return undefined
      const text = Buffer.from(payload, 'base64url').toString('utf8')
      const { brandId, until, drafts } = passPayload.parse(JSON.parse(text))
      if (until <= clock.now().getTime()) return undefined
      const at = drafts?.at === undefined ? undefined : new Date(drafts.at)
      return { brandId, ...(drafts && { drafts: { at } }) }
    },
  }
}
