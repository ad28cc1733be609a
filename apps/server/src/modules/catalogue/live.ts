import type { Calls, OutputOf } from '@fairhouse/protocol'
import type { PlayedGame } from '#modules/report'
import { Refusal } from '#platform/http'
import type { Parts } from './desk.ts'
import { judge, together, type Judged } from './returns.ts'

type Told = OutputOf<Calls['GET /office/api/catalogue/returns']>

const recentMs = 30 * 86_400_000
const mostGames = 200

const percent = (value: number | null) => (value === null ? null : value.toFixed(2))
const told = ({ measured, low, high, ...more }: Judged) => ({
  ...more,
  measured: percent(measured),
  low: percent(low),
  high: percent(high),
})

/** What games and vendors give back in a brand, against what was proved of them. */
export function liveReturns({ kit, brands, lobby, report, vendor }: Parts) {
  return async (brandId: string | undefined, language: string): Promise<Told> => {
    const all = brands.all()
    const brand = brandId === undefined ? all[0] : all.find(({ id }) => id === brandId)
    if (!brand) throw new Refusal('not_found')
    const since = new Date(kit.clock.now().getTime() - recentMs)
    const played = await report.playedIn(brand.code, since)
    const proofs = new Map(
      (await lobby.desk.proofs()).map((proof) => [`${proof.vendor}/${proof.game}`, proof]),
    )
    const games = played.map((one) => {
      const proof = proofs.get(`${one.vendor}/${one.game}`)
      return {
        vendor: vendor.nameOf(one.vendor),
        game: one.game,
        name: lobby.nameOf(one.vendor, one.game, language),
        exact: proof ? exactOf(proof) : null,
        recent: told(judge(one.recent, proof)),
        all: told(judge(one.all, proof)),
      }
    })
    const byVendor = Map.groupBy(played, (one) => one.vendor)
    return {
      brands: all.map(({ id, code, name }) => ({ id, code, name })),
      brandId: brand.id,
      vendors: [...byVendor].map(([code, own]) => ({ name: vendor.nameOf(code), ...sumOf(own) })),
      games: games.toSorted(alarmsFirst).slice(0, mostGames),
      total: games.length,
    }
  }
}

function sumOf(games: readonly PlayedGame[]) {
  return {
    recent: told(judge(together(games.map(({ recent }) => recent)), undefined)),
    all: told(judge(together(games.map(({ all }) => all)), undefined)),
  }
}

/** Where there are several certified returns, from the least to the most. */
function exactOf({ least, most }: { least: number; most: number }): string {
  const [low, high] = [least.toFixed(2), most.toFixed(2)]
  return low === high ? low : `${low}–${high}`
}

type GameTold = Told['games'][number]

const isAlarm = ({ recent, all }: GameTold) =>
  recent.standing === 'outside' || all.standing === 'outside'

function alarmsFirst(one: GameTold, other: GameTold): number {
  return Number(isAlarm(other)) - Number(isAlarm(one)) || other.all.rounds - one.all.rounds
}
