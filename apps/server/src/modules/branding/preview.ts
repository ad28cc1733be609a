import * as z from 'zod/mini'
import { Refusal, type Clerk } from '#platform/http'
import { sameBytes } from '#platform/secrets'
import { entryOf } from './entry.ts'
import type { Parts } from './parts.ts'

/** So long a browser that was let in sees a brand that is closed. */
export const previewSeconds = 30 * 60

const purpose = 'brand preview'
const passed = z.strictObject({
  brandId: z.uuid(),
  until: z.number(),
  /** With what is drafted of the content, at a moment or, where it is empty, now. */
  drafts: z.optional(z.strictObject({ at: z.optional(z.iso.datetime()) })),
})
type Passed = z.output<typeof passed>

/** What a pass shows to the browser that has it. */
export interface Seen {
  brandId: string
  drafts?: { at: Date | undefined }
}

/** Passes by which colleagues see the site of a brand before everybody does. */
export function previewsOf({ kit, audit, brands }: Parts) {
  const { clock, secrets } = kit
  const signed = (told: string) => secrets.mac(purpose, told).toString('base64url')

  async function passTo(brandId: string, origin: string, drafts: Passed['drafts']) {
    const brand = await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    const until = clock.now().getTime() + previewSeconds * 1000
    const pass: Passed = { brandId, until, ...(drafts && { drafts }) }
    const told = Buffer.from(JSON.stringify(pass)).toString('base64url')
    const host = brand.domains.find((one) => !brand.agentDomains.includes(one))
    const url = new URL('/preview', origin)
    if (host !== undefined) url.hostname = host
    url.searchParams.set('pass', `${told}.${signed(told)}`)
    return { url: url.href, until: new Date(until).toISOString() }
  }

  return {
    async give(brandId: string, origin: string, by: Clerk) {
      const pass = await passTo(brandId, origin, undefined)
      const entry = entryOf(by, 'brand.preview', brandId)
      await audit.record({ ...entry, after: { until: pass.until } })
      return pass
    },
    /** To see its site with what is drafted of its content. */
    async giveDrafts(brandId: string, at: string | undefined, origin: string, by: Clerk) {
      const pass = await passTo(brandId, origin, at === undefined ? {} : { at })
      const entry = entryOf(by, 'content.preview', brandId)
      await audit.record({ ...entry, after: { at: at ?? null, until: pass.until } })
      return pass
    },
    /** What it opens, while it is good. */
    read(pass: string): Seen | undefined {
      const [told = '', signature = ''] = pass.split('.')
      if (!sameBytes(Buffer.from(signed(told)), Buffer.from(signature))) return undefined
      const text = Buffer.from(told, 'base64url').toString('utf8')
      const { brandId, until, drafts } = passed.parse(JSON.parse(text))
      if (until <= clock.now().getTime()) return undefined
      const at = drafts?.at === undefined ? undefined : new Date(drafts.at)
      return { brandId, ...(drafts && { drafts: { at } }) }
    },
  }
}
