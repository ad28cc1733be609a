import { socialProviders } from '@fairhouse/protocol'
import {
  accountFactsOf,
  brandFactsOf,
  statusFor,
  toPlayerStop,
  whitelabelOf,
  type BrandModule,
} from '#modules/brand'
import type { ContentModule } from '#modules/content'
import { memberFactsOf, type MemberModule } from '#modules/member'
import type { HandlersOf } from '#platform/http'
import type { Kit } from '#platform/kit'
import { countriesFrom, countryFor } from './countries.ts'
import { createServicePaths } from './service-paths.ts'

type SystemHandlers = HandlersOf<
  | 'GET /wps/system/status'
  | 'GET /wps/system/whitelabel'
  | 'GET /wps/system/customerService'
  | 'GET /wps/system/permission'
  | 'GET /wps/system/country'
>

export function systemHttp(
  { config, transport, clock, random, version }: Kit,
  brands: BrandModule,
  content: ContentModule,
  member: MemberModule,
): SystemHandlers {
  const { phoneProvider } = config
  const servicePaths = createServicePaths(random)
  const serviceOf = async (brandId: string) => ({
    version: { pathList: await servicePaths(brands.byId(brandId)) },
  })

  async function accountOf(memberId: string) {
    const account = await member.find(memberId)
    return account ? memberFactsOf(account) : null
  }

  return {
    'GET /wps/system/whitelabel': async ({ brand }) => whitelabelOf(brand.flags),
    'GET /wps/system/customerService': async ({ brand }) => serviceOf(brand.id),
    'GET /wps/system/permission': async ({ brand, session, visitor }) => {
      const { settings, country } = brands.byId(brand.id)
      return {
        analytics: { gtagId: settings.gtagId },
        country: countryFor(visitor.country, country),
        member: session ? await accountOf(session.subjectId) : null,
      }
    },
    'GET /wps/system/country': async ({ brand, visitor }) => {
      const own = countryFor(visitor.country, brands.byId(brand.id).country)
      return { own, list: countriesFrom(own) }
    },
    'GET /wps/system/status': async ({ brand, visitor }) => {
      const full = brands.byId(brand.id)
      const status = statusFor(brand, visitor)
      const { registerRules, gtagId, licence, imageCDNs, launchGameCDNs } = full.settings
      const { resources, version: shown } = content.startOf(brand.id)
      // Keeps cached answers of a preview apart from those of the site.
      const contentVersion = brand.drafts ? -Math.floor(clock.now().getTime() / 1000) : shown
      return {
        status,
        maintenance: brand.maintenance,
        regionRestriction: status === 2,
        regionRules: full.regionRules,
        location: { ip: visitor.address, country: visitor.country ?? null },
        settings: full.settingsName,
        contentVersion,
        brand: brandFactsOf(full),
        whitelabel: whitelabelOf(full.flags),
        registerRules,
        accounts: {
          ...accountFactsOf(full),
          agentSite: brand.agentSite,
          social: socialProviders.filter((provider) => config.social[provider]),
          phoneProvider: phoneProvider ? { url: phoneProvider.url, key: phoneProvider.key } : null,
        },
        resources,
        customerService: await serviceOf(brand.id),
        analytics: { gtagId },
        licence,
        stops: full.stops.filter(({ until }) => until > clock.now()).map(toPlayerStop),
        imageCDNs,
        launchGameCDNs,
        transportKeys: { keys: transport.publicKeys() },
        version,
        time: clock.now().toISOString(),
      }
    },
  }
}
