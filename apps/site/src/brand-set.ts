import { parseArgs } from 'node:util'
import { returnNames } from '@fairhouse/protocol/vendor'
import { StartError, withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const exclusions = ['shared', 'apart'] as const
const markets = ['strict', 'open', 'lab'] as const

const usage =
  'Say which brand and what: npm run fairhouse -- brand:set --code lotus --market strict ' +
  '--returns 94 --exclusions shared'

/** Gives a brand other rules or another return: for rounds that begin from now on. */
async function main() {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      market: { type: 'string' },
      returns: { type: 'string' },
      exclusions: { type: 'string' },
    },
  })
  const market = chosen(markets, values.market)
  const returns = chosen(returnNames, values.returns)
  const shared = chosen(exclusions, values.exclusions)
  if (values.code === undefined || (!market && !returns && !shared)) throw new StartError(usage)
  await withDatabase((config) =>
    withContext(config, async ({ brands }) => {
      const own = brands.all().find(({ code }) => code === values.code)
      if (!own) throw new StartError(`There is no brand ${values.code}.`)
      if (market) await brands.setMarket(own.id, market)
      if (returns) await brands.setReturns(own.id, returns)
      if (shared) await brands.setSharesExclusions(own.id, shared === 'shared')
      const now = brands.byId(own.id)
      const kept = now.accounts.sharesExclusions ? 'shared' : 'apart'
      const facts = [`market ${now.market}`, `returns ${now.returns}`, `exclusions ${kept}`]
      console.log(`${now.code}: ${facts.join(', ')}`)
    }),
  )
}

function chosen<Name extends string>(names: readonly Name[], said: string | undefined) {
  const name = names.find((one) => one === said)
  if (said !== undefined && !name) throw new StartError(`${said} is none of ${names.join(', ')}.`)
  return name
}

endCommand(main())
