import { useState } from 'react'
import { asked, useQuery } from '#lib/query'

const countriesQuery = asked('GET /wps/system/country', '', {})

/**
 * The country whose dialling code stands before a number: of the given code where it is listed,
 * else the visitor's own.
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
