import { parseArgs } from 'node:util'
import { withContext } from '@fairhouse/server'
import { plugIn } from './plug-in.ts'
import { endCommand, withDatabase } from './with-database.ts'

/** Adds a provider; generates its signing secret and prints it once. */
async function main() {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      games: { type: 'string' },
      transfer: { type: 'string' },
      launch: { type: 'string' },
      name: { type: 'string' },
      categories: { type: 'string' },
      brands: { type: 'string' },
      hot: { type: 'boolean' },
      trial: { type: 'boolean' },
    },
  })
  await withDatabase((config) =>
    withContext(config, async (context) => {
      const secret = await plugIn(context, values)
      console.log(`Added ${values.code}. Its secret, which is not shown again: ${secret}`)
    }),
  )
}

endCommand(main())
