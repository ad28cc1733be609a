import { useState } from 'react'
import { callQuery, useQuery } from '#lib/query'

const countriesQuery = callQuery('GET /wps/system/country', '', {})

/**
 * The country of a dialling code: the one with the given code if it is listed, else the
 * visitor's own.
 */
export function useCountries(given?: string) {
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

export type Countries = ReturnType<typeof useCountries>
