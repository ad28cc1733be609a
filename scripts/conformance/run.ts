import { CannotStart, runConformance } from './conformance.ts'
import { readSettings } from './settings.ts'

/**
 * `npm run vendor:conformance` exits with 0 if all checks pass, 1 if not, 2 for wrong arguments.
 */
async function main(): Promise<number> {
  const settings = readSettings(process.argv.slice(2))
  if (typeof settings === 'string') {
    console.error(settings)
    return 2
  }
  try {
    const { failed } = await runConformance(settings, (line) => console.log(line))
    return failed > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    console.error(error.message)
    return error.exitCode
  }
}

process.exitCode = await main()
