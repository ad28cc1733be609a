import { useState, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import { diallingCodeIn, keptDiallingCode } from '#lib/invitation'
import { callQuery, useQuery } from '#lib/query'

const countriesQuery = callQuery('GET /wps/system/country', '', {})

/**
 * The country of a phone field: first the one of the link's dialling code if it is listed, else the
 * visitor's own; then the chosen one.
 */
export function useCountries() {
  const given = useGivenCode()
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
function useGivenCode(): string | undefined {
  const kept = useSyncExternalStore(watchNothing, keptDiallingCode, () => undefined)
  return diallingCodeIn(useSearch()) ?? kept
}

/** The kept code never changes while a form is open and is unknown on the server. */
const watchNothing = () => () => undefined

export type Countries = ReturnType<typeof useCountries>
