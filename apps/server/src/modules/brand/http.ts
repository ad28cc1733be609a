import type { HandlersOf } from '#platform/http'
import type { Kit } from '#platform/kit'
import { factsOf, siteStatus, type Brand } from './rules.ts'

export function brandHttp(
  { transport, clock, version }: Kit,
  brandById: (id: string) => Brand,
): HandlersOf<'GET /wps/system/status'> {
  return {
    'GET /wps/system/status': async ({ brand }) => {
      const full = brandById(brand.id)
      return {
        status: siteStatus(full),
        maintenance: full.maintenance,
        brand: factsOf(full),
        transportKeys: { keys: transport.publicKeys() },
        version,
        time: clock.now().toISOString(),
      }
    },
  }
}
