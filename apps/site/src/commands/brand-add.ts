import { parseArgs } from 'node:util'
import { isCurrency } from '@fairhouse/money'
import { StartError, withContext } from '@fairhouse/server'
import { printOpening } from './print-opening.ts'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Give its code, name and host: ' +
  'npm run brand:add -- --code lotus --name "Lotus Club" --host play.example'

/** Adds a closed brand, and says what it needs before it opens. */
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
      'minimum-age': { type: 'string', default: '18' },
      demonstration: { type: 'boolean', default: false },
    },
  })
  const { code, name, host, currency, language, country, demonstration } = values
  const minimumAge = Number(values['minimum-age'])
  if (!code || !name || !host || !/^[a-z0-9-]{2,32}$/.test(code)) throw new StartError(usage)
  if (!isCurrency(currency)) throw new StartError(`${currency} is not a currency that we keep.`)
  if (!/^[A-Z]{2}$/.test(country)) throw new StartError('A country has two letters, such as VN.')
  if (!Number.isInteger(minimumAge) || minimumAge < 18 || minimumAge > 25) {
    throw new StartError('A minimum age is a number from 18 to 25.')
  }
  await withDatabase((config) =>
    withContext(config, async (context) => {
      const { brandAdmin, brands } = context
      const isTaken = brands
        .all()
        .some((brand) => brand.code === code || brand.domains.includes(host))
      if (isTaken) throw new StartError(`There is a brand ${code}, or one at ${host}, already.`)
      if (demonstration && !config.demo) {
        throw new StartError('Production has no demonstration brands.')
      }
      const id = await brandAdmin.add(
        {
          code,
          name,
          currency,
          languages: [language],
          domains: [host.toLowerCase()],
          market: 'strict',
          demonstration,
        },
        { timeZone: values['time-zone'], country, minimumAge },
      )
      console.log(`Added ${name} at ${host}. It is closed; open it in the office, under Brands.`)
      await printOpening(context, id)
    }),
  )
}

endCommand(main())
