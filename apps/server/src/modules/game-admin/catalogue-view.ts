import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import { stopOf, type Brand, type StopSubject } from '#modules/brand'
import { Refusal } from '#platform/http'
import type { Deps } from './game-changes.ts'

type Asked = InputOf<Calls['GET /office/api/catalogue/games']>
type Vendors = OutputOf<Calls['GET /office/api/catalogue']>
type Games = OutputOf<Calls['GET /office/api/catalogue/games']>

const pageSize = 50

export type CatalogueView = ReturnType<typeof createCatalogueView>

/** Read access to providers and games for the office. */
export function createCatalogueView({ kit, brands, lobby, gameProvider }: Deps) {
  const find = (code: string) => gameProvider.all().find((one) => one.code === code)
  const brandList = () => brands.all().map(({ id, code, name }) => ({ id, code, name }))

  return {
    isKnown: (code: string) => find(code) !== undefined,
    async vendors(): Promise<Vendors> {
      const open = new Map((await gameProvider.openRounds()).map((one) => [one.vendor, one]))
      const own = brandList()
      const list = gameProvider.all().map((one) => ({
        code: one.code,
        name: one.name,
        isInHouse: one.isInHouse,
        wallet: one.wallet,
        isOn: one.enabled,
        brandIds: own.map(({ id }) => id).filter((id) => one.isFor(id)),
        categories: lobby.categoriesOf(one.code),
        games: one.gamesKnown,
        gamesOn: one.games.size,
        health: gameProvider.healthOf(one.code),
        openRounds: open.get(one.code)?.rounds ?? 0,
        oldestOpenAt: open.get(one.code)?.oldestAt.toISOString() ?? null,
      }))
      return { brands: own, list }
    },
    async games({ vendor: code, brandId, wanted, after }: Asked): Promise<Games> {
      const known = find(code)
      const brand = brandId === undefined ? undefined : await brands.find(brandId)
      if (!known || (brandId !== undefined && !brand)) throw new Refusal('not_found')
      const isStopped = createStopCheck(brand ? [brand] : brands.all(), kit.clock.now())
      const query = { vendor: code, brandId, wanted, after: Number(after ?? 0) }
      const rows = await lobby.choices.page({ ...query, limit: pageSize + 1 })
      const page = rows.slice(0, pageSize)
      const here = brandId === undefined ? known.games : known.gamesIn(brandId)
      return {
        brands: brandList(),
        vendor: {
          code,
          name: known.name,
          isInHouse: known.isInHouse,
          isOn: known.enabled,
          isOnHere: known.enabled && (brand === undefined || known.isFor(brand.id)),
          isStopped: isStopped({ what: 'vendor', vendor: code }),
          games: known.gamesKnown,
        },
        isSiteClosed: brand?.maintenance ?? false,
        list: page.map(({ nodeId: _nodeId, rank: _rank, listed, enabled, ...game }) => ({
          ...game,
          isOn: known.games.has(game.code),
          isOnHere: here.has(game.code),
          isStopped: isStopped({ what: 'game', vendor: code, game: game.code }),
          isPlayable: brand ? lobby.isPlayable(brand.id, code, game.code) : null,
          isInList: enabled,
          isListed: listed,
        })),
        next: rows.length > pageSize ? String(page.at(-1)?.place ?? '') : null,
      }
    },
  }
}

/** Whether something is stopped at all of these brands. */
const createStopCheck = (all: readonly Brand[], now: Date) => (subject: StopSubject) =>
  all.length > 0 && all.every((brand) => stopOf(brand, subject, now) !== undefined)
