import { useState, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import { diallingCodeIn, storedDiallingCode } from '#lib/invitation'
import { callQuery, useQuery } from '#lib/query'

const countriesQuery = callQuery('GET /wps/system/country', '', {})

/**
 * The country of a phone field: first the one of the remembered number or of the link's dialling
 * code if it is listed, else the visitor's own; then the chosen one.
 */
export function useCountries(remembered?: string) {
  const linked = useLinkedCode()
  const given = remembered ?? linked
  const { data } = useQuery(countriesQuery)
  const [chosen, setChosen] = useState<string>()
  const list = data?.list ?? []
  const own = data?.own ?? list[0]
  const fits = (code: string | undefined) =>
    own?.countryDialingCode === code
      ? own
      : list.find(({ countryDialingCode }) => countryDialingCode === code)
  const country =
    list.find(({ countryCode }) => countryCode === chosen) ?? (given ? fits(given) : own) ?? own
  return { list, country, choose: setChosen, diallingCode: country?.countryDialingCode ?? '' }
}

/** The dialling code of this address, else of the link that brought the visitor. */
function useLinkedCode(): string | undefined {
  const stored = useSyncExternalStore(watchNothing, storedDiallingCode, () => undefined)
  return diallingCodeIn(useSearch()) ?? stored
}

/** The stored code never changes while a form is open and is unknown on the server. */
const watchNothing = () => () => undefined

export type Countries = ReturnType<typeof useCountries>
