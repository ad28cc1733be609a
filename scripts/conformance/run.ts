import { CannotBegin, runConformance } from './conformance.ts'
import { readSettings } from './settings.ts'

/** `npm run vendor:conformance`: 0 when all is well, 1 when not, 2 when asked wrongly. */
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
    if (!(error instanceof CannotBegin)) throw error
    console.error(error.message)
    return error.exitCode
  }
}

process.exitCode = await main()
