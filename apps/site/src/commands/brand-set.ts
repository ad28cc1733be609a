import { parseArgs } from 'node:util'
import { returnNames } from '@fairhouse/protocol/vendor'
import { StartError, withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const exclusions = ['shared', 'apart'] as const
const markets = ['strict', 'open', 'lab'] as const

const usage =
  'Say which brand and what: npm run fairhouse -- brand:set --code lotus --market strict ' +
  '--returns 94 --exclusions shared'

/** Changes the market profile, return or exclusions of a brand, for rounds from now on. */
async function main() {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      market: { type: 'string' },
      returns: { type: 'string' },
      exclusions: { type: 'string' },
    },
  })
  const market = requireOneOf(markets, values.market)
  const returns = requireOneOf(returnNames, values.returns)
  const shared = requireOneOf(exclusions, values.exclusions)
  if (values.code === undefined || (!market && !returns && !shared)) throw new StartError(usage)
  await withDatabase((config) =>
    withContext(config, async ({ brands }) => {
      const brand = brands.all().find(({ code }) => code === values.code)
      if (!brand) throw new StartError(`There is no brand ${values.code}.`)
      if (market) await brands.setMarket(brand.id, market)
      if (returns) await brands.setReturns(brand.id, returns)
      if (shared) await brands.setSharesExclusions(brand.id, shared === 'shared')
      const updated = brands.byId(brand.id)
      const exclusionMode = updated.accounts.sharesExclusions ? 'shared' : 'apart'
      const facts = [
        `market ${updated.market}`,
        `returns ${updated.returns}`,
        `exclusions ${exclusionMode}`,
      ]
      console.log(`${updated.code}: ${facts.join(', ')}`)
    }),
  )
}

function requireOneOf<Name extends string>(names: readonly Name[], text: string | undefined) {
  const name = names.find((candidate) => candidate === text)
  if (text !== undefined && !name) throw new StartError(`${text} is none of ${names.join(', ')}.`)
  return name
}

endCommand(main())
