import { smsCountriesOf, type BrandModule } from '#modules/brand'
import { Refusal } from '#platform/http'
import type { Metrics } from '#platform/metrics'
import { smsDestination, type Destination } from './sms-destination.ts'
import type { CodeTarget } from './rules.ts'

type Addressed = Pick<CodeTarget, 'brandId' | 'channel' | 'to'>

export type Destinations = ReturnType<typeof createDestinations>

/** Destinations a brand sends to, by country and kind of number only. */
export function createDestinations({ refusedCodes }: Metrics, brands: BrandModule) {
  function destinationOf({ brandId, channel, to }: Addressed): Destination {
    if (channel === 'email') return { country: '' }
    return smsDestination(to, smsCountriesOf(brands.byId(brandId)))
  }

  return {
    isOpen: (addressed: Addressed) => destinationOf(addressed).refusal === undefined,
    /**
     * Returns the number's country, '' for email; refuses with sms_country_off or sms_number_off.
     */
    require(addressed: Addressed): string {
      const { country, refusal } = { country: '', ...destinationOf(addressed) }
      if (refusal === undefined) return country
      refusedCodes.inc({ channel: addressed.channel, outcome: refusal })
      throw new Refusal(refusal)
    },
  }
}
