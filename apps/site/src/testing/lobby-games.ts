import type { GameRow } from '@fairhouse/server'
import type { TestClient } from './clients/client.ts'
import { eventually } from './eventually.ts'
import type { TestSite } from './test-site.ts'

export const brandIdOf = ({ context }: TestSite) => context.brands.all()[0]?.id ?? ''

/** Game row with defaults for everything a test does not set. */
export function gameRow(code: string, name: string, facts: Partial<GameRow> = {}): GameRow {
  return { code, names: { EN: name }, gameType: 'RNG', ...facts }
}

interface Player {
  id: string
  client: TestClient
}

/** A visitor in a new session. */
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

/** More calls than processes, which answer in turn. */
const turns = 4

/** Number of games in each process's list. */
async function totals(site: TestSite): Promise<Set<number>> {
  const seen = new Set<number>()
  for (let turn = 0; turn < turns; turn += 1) {
    seen.add((await site.visitor().must('GET /wps/game/list', {})).total)
  }
  return seen
}

/** Waits until every process lists this many games. */
export function gamesListed(site: TestSite, total: number): Promise<void> {
  return eventually(async () => {
    const seen = await totals(site)
    return seen.size === 1 && seen.has(total)
  })
}

/** An earlier change may not have reached every process yet. */
async function agreedTotal(site: TestSite): Promise<number> {
  let agreed = 0
  await eventually(async () => {
    const [total = 0, ...others] = await totals(site)
    agreed = total
    return others.length === 0
  })
  return agreed
}

/** Adds a provider with these games and waits until every process has it. */
export async function plugInGames(
  site: TestSite,
  code: string,
  rows: readonly unknown[],
): Promise<{ added: number; changed: number }> {
  const { gameProvider, lobby } = site.context
  const before = await agreedTotal(site)
  await gameProvider.put({ code, secret: 's', wallet: 'seamless', baseUrl: null, games: [] })
  const imported = await lobby.importGames(code, rows)
  const listedCount = rows.filter((one) => isListed(one)).length
  await gamesListed(site, before + listedCount)
  return imported
}

function isListed(one: unknown): boolean {
  const isObject = typeof one === 'object' && one !== null
  return isObject && !('roomId' in one) && !('listed' in one)
}
