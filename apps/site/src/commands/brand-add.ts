import { parseArgs } from 'node:util'
import { isCurrency } from '@fairhouse/money'
import { StartError, withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Give its code, name and host: ' +
  'npm run brand:add -- --code lotus --name "Lotus Club" --host play.example'

/** Adds a brand, so that a new site works before anyone signs in to the office. */
async function main() {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      name: { type: 'string' },
      host: { type: 'string' },
      currency: { type: 'string', default: 'VND' },
      language: { type: 'string', default: 'EN' },
      'time-zone': { type: 'string', default: 'UTC' },
      country: { type: 'string', default: 'ZZ' },
    },
  })
  const { code, name, host, currency, language, country } = values
  if (!code || !name || !host || !/^[a-z0-9-]{2,32}$/.test(code)) throw new StartError(usage)
  if (!isCurrency(currency)) throw new StartError(`${currency} is not a currency that we keep.`)
  if (!/^[A-Z]{2}$/.test(country)) throw new StartError('A country has two letters, such as VN.')
  await withDatabase((config) =>
    withContext(config, async ({ brands }) => {
      const isTaken = brands
        .all()
        .some((brand) => brand.code === code || brand.domains.includes(host))
      if (isTaken) throw new StartError(`There is a brand ${code}, or one at ${host}, already.`)
      await brands.add({
        code,
        name,
        theme: 'dark',
        language,
        languages: [language],
        currency,
        timeZone: values['time-zone'],
        market: 'strict',
        country,
        demonstration: false,
        domains: [host.toLowerCase()],
        flags: [],
      })
      console.log(`Added ${name}; the site shows it at ${host} at once.`)
    }),
  )
}

endCommand(main())
