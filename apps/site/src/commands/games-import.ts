import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ListFault, StartError, withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Give the vendor and its list: npm run fairhouse -- games:import --vendor ACME --file games.csv'

/** Imports a provider's game list into the catalogue, all or nothing. */
async function main() {
  const { values } = parseArgs({
    options: { vendor: { type: 'string' }, file: { type: 'string' } },
  })
  const { vendor, file } = values
  if (!vendor || !file) throw new StartError(usage)
  const content = textOf(file)
  await withDatabase((config) =>
    withContext(config, async ({ gameAdmin }) => {
      const result = await gameAdmin.importList(vendor, file, content).catch(explain)
      const { added, changed, same } = result
      console.log(`${added} games added, ${changed} changed, ${same} as they were.`)
    }),
  )
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartError(`${file} cannot be read.`)
  }
}

function explain(error: unknown): never {
  if (error instanceof ListFault) throw new StartError(`Nothing was taken. ${error.message}`)
  throw error
}

endCommand(main())
