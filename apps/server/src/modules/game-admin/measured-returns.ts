import type { Calls, OutputOf } from '@fairhouse/protocol'
import type { PlayedGame } from '#modules/report'
import { Refusal } from '#platform/http'
import type { Deps } from './game-changes.ts'
import { judge, sumPlayed, type Judged } from './returns.ts'

type MeasuredReturns = OutputOf<Calls['GET /office/api/catalogue/returns']>

const recentMs = 30 * 86_400_000
const maxGames = 200

const percent = (value: number | null) => (value === null ? null : value.toFixed(2))
const toView = ({ measured, low, high, ...more }: Judged) => ({
  ...more,
  measured: percent(measured),
  low: percent(low),
  high: percent(high),
})

/** Measured returns of games and providers against their certified returns. */
export function createMeasuredReturns({ kit, brands, lobby, report, gameProvider }: Deps) {
  return async (brandId: string | undefined, language: string): Promise<MeasuredReturns> => {
    const all = brands.all()
    const brand = brandId === undefined ? all[0] : all.find(({ id }) => id === brandId)
    if (!brand) throw new Refusal('not_found')
    const since = new Date(kit.clock.now().getTime() - recentMs)
    const played = await report.playedIn(brand.code, since)
    const proofs = new Map(
      (await lobby.choices.proofs()).map((proof) => [`${proof.vendor}/${proof.game}`, proof]),
    )
    const games = played.map((one) => {
      const proof = proofs.get(`${one.vendor}/${one.game}`)
      return {
        vendor: gameProvider.nameOf(one.vendor),
        game: one.game,
        name: lobby.nameOf(one.vendor, one.game, language),
        exact: proof ? certifiedReturn(proof) : null,
        recent: toView(judge(one.recent, proof)),
        all: toView(judge(one.all, proof)),
      }
    })
    const byVendor = Map.groupBy(played, (one) => one.vendor)
    return {
      brands: all.map(({ id, code, name }) => ({ id, code, name })),
      brandId: brand.id,
      vendors: [...byVendor].map(([code, own]) => ({
        name: gameProvider.nameOf(code),
        ...sumOf(own),
      })),
      games: games.toSorted(alarmsFirst).slice(0, maxGames),
      total: games.length,
    }
  }
}

function sumOf(games: readonly PlayedGame[]) {
  return {
    recent: toView(judge(sumPlayed(games.map(({ recent }) => recent)), undefined)),
    all: toView(judge(sumPlayed(games.map(({ all }) => all)), undefined)),
  }
}

/** The certified return, or its range if there are several. */
function certifiedReturn({ least, most }: { least: number; most: number }): string {
  const [low, high] = [least.toFixed(2), most.toFixed(2)]
  return low === high ? low : `${low}–${high}`
}

type GameReturns = MeasuredReturns['games'][number]

const isAlarm = ({ recent, all }: GameReturns) =>
  recent.standing === 'outside' || all.standing === 'outside'

function alarmsFirst(one: GameReturns, other: GameReturns): number {
  return Number(isAlarm(other)) - Number(isAlarm(one)) || other.all.rounds - one.all.rounds
}
