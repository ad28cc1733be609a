import { parseArgs } from 'node:util'
import { StartError } from '@fairhouse/server'
import { forBrand } from './for-brand.ts'
import { printOpening } from './print-opening.ts'
import { endCommand } from './with-database.ts'

/** Prints the checklist of a brand; exits with 1 while something is missing. */
async function main() {
  const { values } = parseArgs({ options: { code: { type: 'string' } } })
  const { code } = values
  if (!code) throw new StartError('Say which brand: npm run fairhouse -- brand:check --code lotus')
  await forBrand(code, async (context, brandId) => {
    if (context.brands.byId(brandId).demonstration) {
      console.log('A demonstration: it may open as it is.')
      return
    }
    const isReady = await printOpening(context, brandId)
    if (isReady) console.log('Everything is in place: open it in the office, under Brands.')
    else process.exitCode = 1
  })
}

endCommand(main())
