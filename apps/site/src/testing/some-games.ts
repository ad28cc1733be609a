import * as z from 'zod/mini'
import type { InHouse } from '@fairhouse/server'
import { houseList } from '@fairhouse/studio'
import { someInHouse } from '../wiring/in-house.ts'

const stocked = z.object({
  vendors: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      eventBets: z.optional(z.object({ roundHours: z.number() })),
      launchPath: z.optional(z.string()),
    }),
  ),
  sha256: z.string(),
})

/** The flagships and the first game of every other house and kind; most tests need no more. */
function someGames(): InHouse {
  const all = houseList()
  const byVendor = Map.groupBy(all, ({ vendor }) => vendor)
  const byKind = Map.groupBy(all, ({ classify }) => classify)
  const groups = [...byVendor.values(), ...byKind.values()]
  const firsts = new Set(groups.map(([first]) => first?.code))
  return someInHouse(({ code, vendor }) => vendor === 'FAIRHOUSE' || firsts.has(code))
}

/** Prepares the template databases and provides their game list to all tests of the run. */
export function gamesToCopy(): InHouse {
  const games = someGames()
  process.env.TEST_STOCK = JSON.stringify(games)
  return games
}

/** Game list of the template databases, so that it is not built again. */
export function copiedGames(): InHouse {
  const stock = stocked.parse(JSON.parse(process.env.TEST_STOCK ?? 'null'))
  return { ...stock, lists: () => someGames().lists() }
}
