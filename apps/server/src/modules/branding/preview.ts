import * as z from 'zod/mini'
import { Refusal, type Clerk } from '#platform/http'
import { sameBytes } from '#platform/secrets'
import { entryOf } from './entry.ts'
import type { Parts } from './parts.ts'

/** So long a browser that was let in sees a brand that is closed. */
export const previewSeconds = 30 * 60

const purpose = 'brand preview'
const passed = z.strictObject({ brandId: z.uuid(), until: z.number() })

/** Passes by which colleagues see the site of a brand before everybody does. */
export function previewsOf({ kit, audit, brands }: Parts) {
  const { clock, secrets } = kit
  const signed = (told: string) => secrets.mac(purpose, told).toString('base64url')

  return {
    async give(brandId: string, origin: string, by: Clerk) {
      const brand = brands.all().find(({ id }) => id === brandId)
      if (!brand) throw new Refusal('not_found')
      const until = clock.now().getTime() + previewSeconds * 1000
      const told = Buffer.from(JSON.stringify({ brandId, until })).toString('base64url')
      const host = brand.domains.find((one) => !brand.agentDomains.includes(one))
      const url = new URL('/preview', origin)
      if (host !== undefined) url.hostname = host
      url.searchParams.set('pass', `${told}.${signed(told)}`)
      const entry = entryOf(by, 'brand.preview', brandId)
      const moment = new Date(until).toISOString()
      await audit.record({ ...entry, after: { until: moment } })
      return { url: url.href, until: moment }
    },
    /** Which brand it opens, while it is good. */
    read(pass: string): string | undefined {
      const [told = '', signature = ''] = pass.split('.')
      if (!sameBytes(Buffer.from(signed(told)), Buffer.from(signature))) return undefined
      const text = Buffer.from(told, 'base64url').toString('utf8')
      const { brandId, until } = passed.parse(JSON.parse(text))
      return until > clock.now().getTime() ? brandId : undefined
    },
  }
}
