import type { HandlersOf } from '#platform/http'
import type { Kit } from '#platform/kit'
import { factsOf, statusFor, whitelabelOf, type Brand } from './rules.ts'

export function brandHttp(
  { transport, clock, version }: Kit,
  brandById: (id: string) => Brand,
): HandlersOf<'GET /wps/system/status' | 'GET /wps/system/whitelabel'> {
  return {
    'GET /wps/system/whitelabel': async ({ brand }) => whitelabelOf(brand.flags),
    'GET /wps/system/status': async ({ brand, visitor }) => {
      const full = brandById(brand.id)
      const status = statusFor(full, visitor)
      return {
        status,
        maintenance: full.maintenance,
        regionRestriction: status === 2,
        regionRules: full.regionRules,
        location: { ip: visitor.address, country: visitor.country ?? null },
        brand: factsOf(full),
        transportKeys: { keys: transport.publicKeys() },
        version,
        time: clock.now().toISOString(),
      }
    },
  }
}
