import type { GameRow } from '@fairhouse/server'
import type { TestClient } from './client.ts'
import { eventually } from './eventually.ts'
import type { TestSite } from './test-site.ts'

export const brandIdOf = ({ context }: TestSite) => context.brand.all()[0]?.id ?? ''

/** A game of which only what matters is told. */
export function gameRow(code: string, name: string, facts: Partial<GameRow> = {}): GameRow {
  return { code, names: { EN: name }, gameType: 'RNG', ...facts }
}

interface Player {
  id: string
  client: TestClient
}

/** Somebody new in a session that has just begun. */
export async function playerOn(site: TestSite, kind: 'member' | 'trial' = 'member') {
  const { member, session } = site.context
  const brandId = brandIdOf(site)
  players += 1
  const name = `player${players}`
  const type = kind === 'trial' ? 4 : 0
  const id = await member.open({ brandId, name, nickname: name, type, termsVersion: '1' })
  const { token, cookieHalf } = await session.start({ kind, subjectId: id, brandId })
  const client = site.visitor()
  Object.assign(client, { token, cookie: `fairhouse=${cookieHalf}` })
  const player: Player = { id, client }
  return player
}

let players = 0

/** More calls than there are processes, which answer in turn. */
const turns = 4

/** Waits until every process lists so many games. */
export function gamesListed(site: TestSite, total: number): Promise<void> {
  return eventually(async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      const page = await site.visitor().must('GET /wps/game/list', {})
      if (page.total !== total) return false
    }
    return true
  })
}

/** A vendor with these games, known to every process. */
export async function plugInGames(
  site: TestSite,
  code: string,
  rows: readonly unknown[],
): Promise<{ added: number; changed: number }> {
  const { vendor, lobby } = site.context
  const before = await site.visitor().must('GET /wps/game/list', {})
  await vendor.put({ code, secret: 's', wallet: 'seamless', baseUrl: null, games: [] })
  const imported = await lobby.importGames(code, rows)
  const shown = rows.filter((one) => isListed(one)).length
  await gamesListed(site, before.total + shown)
  return imported
}

function isListed(one: unknown): boolean {
  const isObject = typeof one === 'object' && one !== null
  return isObject && !('roomId' in one) && !('listed' in one)
}
