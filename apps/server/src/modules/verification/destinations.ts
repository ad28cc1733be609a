import { smsCountriesOf, type BrandModule } from '#modules/brand'
import { Refusal } from '#platform/http'
import type { Metrics } from '#platform/metrics'
import { smsDestination, type Destination } from './destination.ts'
import type { CodeTarget } from './rules.ts'

type Addressed = Pick<CodeTarget, 'brandId' | 'channel' | 'to'>

export type Destinations = ReturnType<typeof createDestinations>

/** Where a brand sends to: by its countries and the kind of number, and by nothing else. */
export function createDestinations({ refusedCodes }: Metrics, brands: BrandModule) {
  function destinationOf({ brandId, channel, to }: Addressed): Destination {
    if (channel === 'email') return { country: '' }
    return smsDestination(to, smsCountriesOf(brands.byId(brandId)))
  }

  return {
    isOpen: (addressed: Addressed) => destinationOf(addressed).refusal === undefined,
    /** The country of a number, '' for email; refuses with sms_country_off or sms_number_off. */
    require(addressed: Addressed): string {
      const { country, refusal } = { country: '', ...destinationOf(addressed) }
      if (refusal === undefined) return country
      refusedCodes.inc({ channel: addressed.channel, outcome: refusal })
      throw new Refusal(refusal)
    },
  }
}
