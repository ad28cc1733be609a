import { parseArgs } from 'node:util'
import { StartError, withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Give its code, name and host: ' +
  'npm run brand:add -- --code lotus --name "Lotus Club" --host play.example'

/** Adds a brand, so that a new site has something to show before there is an office. */
async function main() {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      name: { type: 'string' },
      host: { type: 'string' },
      currency: { type: 'string', default: 'VND' },
      language: { type: 'string', default: 'EN' },
      'time-zone': { type: 'string', default: 'UTC' },
    },
  })
  const { code, name, host, currency, language } = values
  if (!code || !name || !host || !/^[a-z0-9-]{2,32}$/.test(code)) throw new StartError(usage)
  await withDatabase((config) =>
    withContext(config, async ({ brand }) => {
      const taken = brand.all().some((one) => one.code === code || one.domains.includes(host))
      if (taken) throw new StartError(`There is a brand ${code}, or one at ${host}, already.`)
      await brand.add({
        code,
        name,
        theme: 'dark',
        language,
        languages: [language],
        currency,
        timeZone: values['time-zone'],
        demonstration: false,
        domains: [host.toLowerCase()],
        flags: [],
      })
      console.log(`Added ${name}; the site shows it at ${host} at once.`)
    }),
  )
}

endCommand(main())
