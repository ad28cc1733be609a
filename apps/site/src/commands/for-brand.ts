import { StartError, withContext, type Context } from '@fairhouse/server'
import { withDatabase } from './with-database.ts'

/**
 * Runs a command for the brand with this code; a RangeError is an error in the operator's input.
 */
export async function forBrand(
  code: string,
  work: (context: Context, brandId: string) => Promise<void>,
): Promise<void> {
  await withDatabase((config) =>
    withContext(config, async (context) => {
      const brand = context.brands.all().find((candidate) => candidate.code === code)
      if (!brand) throw new StartError(`There is no brand ${code}.`)
      await work(context, brand.id).catch((error: unknown) => {
        throw error instanceof RangeError ? new StartError(`Not done: ${error.message}.`) : error
      })
    }),
  )
}

/** Switches on or off; undefined leaves it unchanged. */
export function switchOf({ on, off }: { on: boolean; off: boolean }): boolean | undefined {
  if (on && off) throw new StartError('Say --on or --off, not both.')
  return on === off ? undefined : on
}
