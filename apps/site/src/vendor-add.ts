import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { StartError, withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Give its code and its games, and where it keeps balances of its own, if it does: ' +
  'npm run vendor:add -- --code ACME --games coin,dice [--transfer https://acme.example/wallet]'

/** Plugs a vendor in; the secret that both sides sign with is made here and shown once. */
async function main() {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      games: { type: 'string' },
      transfer: { type: 'string' },
    },
  })
  const { code, transfer } = values
  const games = (values.games ?? '').split(',').filter((game) => /^[a-z0-9-]{2,64}$/.test(game))
  const isBadUrl = transfer !== undefined && !URL.canParse(transfer)
  if (!code || !/^[A-Z0-9_-]{2,32}$/.test(code) || games.length === 0 || isBadUrl) {
    throw new StartError(usage)
  }
  const secret = randomBytes(32).toString('base64url')
  await withDatabase((config) =>
    withContext(config, async ({ vendor }) => {
      if (vendor.isKnown(code)) throw new StartError(`There is a vendor ${code} already.`)
      const kind = transfer === undefined ? 'seamless' : 'transfer'
      const baseUrl = transfer?.replace(/\/$/, '') ?? null
      await vendor.add({ code, secret, wallet: kind, baseUrl, games })
      console.log(`Added ${code}. Its secret, which is not shown again: ${secret}`)
    }),
  )
}

endCommand(main())
