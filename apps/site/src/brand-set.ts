import { parseArgs } from 'node:util'
import { returnNames } from '@fairhouse/protocol/vendor'
import { StartError, withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const markets = ['strict', 'open', 'lab'] as const

const usage =
  'Say which brand and what: npm run brand:set -- --code lotus --market strict --returns 94'

/** Gives a brand other rules or another return: for rounds that begin from now on. */
async function main() {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      market: { type: 'string' },
      returns: { type: 'string' },
    },
  })
  const market = chosen(markets, values.market)
  const returns = chosen(returnNames, values.returns)
  if (values.code === undefined || (!market && !returns)) throw new StartError(usage)
  await withDatabase((config) =>
    withContext(config, async ({ brand }) => {
      const own = brand.all().find(({ code }) => code === values.code)
      if (!own) throw new StartError(`There is no brand ${values.code}.`)
      if (market) await brand.setMarket(own.id, market)
      if (returns) await brand.setReturns(own.id, returns)
      const now = brand.byId(own.id)
      console.log(`${now.code}: market ${now.market}, returns ${now.returns}`)
    }),
  )
}

function chosen<Name extends string>(names: readonly Name[], said: string | undefined) {
  const name = names.find((one) => one === said)
  if (said !== undefined && !name) throw new StartError(`${said} is none of ${names.join(', ')}.`)
  return name
}

endCommand(main())
