import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from './command.ts'
import { inDatabase } from './database.ts'

/** A game in a vendor's list. */
export interface ListedGame {
  code: string
  names: Record<string, string>
  gameType: string
  classify?: string
  minBets?: Record<string, string>
  lines?: number
  rtp?: string
  isHot?: boolean
  hasTrial?: boolean
  picture?: string
  accountTypeName?: string
  defaultPlayType?: string
}

interface ListedRoom {
  kind: 'room'
  roomId: string
  gameCode: string
  stakes: string
  seats: number
  players: number
}

type Listed = ListedGame | ListedRoom

const launch = 'https://games.example/play?ticket={ticket}&game={game}&type={playType}'

/** Ignores that the vendor exists already: a restarted worker adds it again. */
const ignoreExisting = (error: unknown) => {
  if (!String(error).includes('already')) throw error
}

/** Adds a vendor and imports its games, by the operator's commands. */
export async function addVendor(code: string, name: string, games: Listed[]): Promise<void> {
  const facts = ['--code', code, '--name', name, '--launch', launch, '--trial']
  await command('vendor-add', facts).catch(ignoreExisting)
  await importGames(code, games)
}

async function importGames(code: string, games: Listed[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-e2e-games-'))
  const file = join(folder, 'games.json')
  writeFileSync(file, JSON.stringify(games))
  try {
    await command('games-import', ['--vendor', code, '--file', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Adds a vendor with a transfer wallet and returns the shared secret. */
export async function addTransferVendor(
  { code, name, url }: { code: string; name: string; url: string },
  games: ListedGame[],
): Promise<string> {
  const facts = ['--code', code, '--name', name, '--transfer', url]
  const page = `${url}/game?ticket={ticket}&game={game}`
  const said = await command('vendor-add', [...facts, '--launch', page])
  await importGames(code, games)
  return /: (\S+)\s*$/.exec(said)?.[1] ?? ''
}

/** Disables a vendor. */
export async function disableVendor(code: string): Promise<void> {
  await inDatabase('UPDATE vendor_vendor SET enabled = false WHERE code = $1', [code])
}

/** Disables the games of vendors, so that other tests see only those of the demo. */
export async function disableGames(...codes: string[]): Promise<void> {
  await inDatabase('UPDATE lobby_game SET enabled = false WHERE vendor_code = ANY($1)', [codes])
}

const first = ['Golden', 'Jade', 'Ruby', 'Crystal', 'Lotus', 'Thunder', 'Ocean', 'Phoenix']
const second = ['Temple', 'Garden', 'Fortune', 'Quest', 'Pirate', 'Moon', 'Festival']

/** Returns `count` slots with distinct names. */
export function slots(count: number, prefix: string): ListedGame[] {
  return Array.from({ length: count }, (_, place) => ({
    code: `${prefix}-${place}`,
    names: { EN: `${first[place % 8]} ${second[place % 7]} ${place}` },
    gameType: 'RNG',
    classify: place % 3 === 0 ? 'classic' : 'video',
    minBets: { VND: place % 2 === 0 ? '200' : '5000' },
    lines: place % 5 === 0 ? 50 : 20,
    rtp: '95.50',
    isHot: place < 3,
    hasTrial: place % 2 === 0,
  }))
}
