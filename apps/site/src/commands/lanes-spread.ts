import { readersOf, withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

/** Moves members to the ledger lanes that `WALLET_LANES` gives them. */
async function main() {
  await withDatabase(async (config) => {
    const moved = await withContext(config, (context) =>
      context.wallet.spreadMembers(readersOf(context)),
    )
    console.log(`${moved} members moved; ${config.walletLanes} lanes`)
  })
}

endCommand(main())
