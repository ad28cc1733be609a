import { hash, randomUUID } from 'node:crypto'
import { gameOf, playBook } from '@fairhouse/engines'
import {
  addPlayer,
  createTestSite,
  gameClient,
  openGame,
  rotateSeeds,
  type GameClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slotAndGuess, step } from '../rounds/guess.testing.ts'
import { hmac } from './hmac.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ studio: { catalogue: slotAndGuess() } })
})
afterAll(() => site.close())

const sha256 = (text: string) => hash('sha256', text)
const spin = () => ({ id: randomUUID(), step: 0, credit: '10', action: { type: 'spin' } })
const refused = (code: string) => ({ success: false, code })
const game = 'lucky-orchard'

/** Opens a session without giving a client seed. */
async function launch(memberId: string, mode: 'real' | 'trial' = 'real') {
  const visitor = site.visitor()
  const client = gameClient((path, init) => visitor.send(path, init))
  const ticket = await site.context.gameProvider.ticket(memberId, game, mode)
  const opened = await client.must('open', { ticket, game })
  client.session = opened.session
  return { client, opened }
}

const newPlayer = () => addPlayer(site, 10n ** 10n)

const give = async (client: GameClient, clientSeed: string, nextServerSeedHash: string) =>
  client.call('rotate', { clientSeed, nextServerSeedHash })

test.each(['real', 'trial'] as const)(
  '[SEC-07] [GAME-17] refuses rounds for %s money before a seed is given for a published hash',
  async (mode) => {
    const { client, opened } = await launch(await newPlayer(), mode)
    const { current, next } = opened.seeds
    expect(current).toBeNull()
    expect(next.serverSeedHash).toMatch(/^[0-9a-f]{64}$/)
    expect(await client.must('seeds', {})).toEqual(opened.seeds)
    expect(await client.call('act', spin())).toMatchObject(refused('seed_required'))
    expect(await give(client, 'mine', sha256('another'))).toMatchObject(refused('seed_changed'))
    expect(await client.call('act', spin())).toMatchObject(refused('seed_required'))
    expect((await client.must('history', {})).list).toEqual([])

    const given = { clientSeed: 'mine', nextServerSeedHash: next.serverSeedHash }
    const { revealed, seeds } = await client.must('rotate', given)
    expect(revealed).toBeNull()
    expect(seeds.current).toMatchObject({
      serverSeedHash: next.serverSeedHash,
      hashPublishedAt: next.hashPublishedAt,
      clientSeed: 'mine',
      nonce: 0,
    })
    expect(seeds.next.serverSeedHash).not.toBe(next.serverSeedHash)
    const { round } = await client.must('act', spin())
    expect(round.fairness).toMatchObject({ clientSeed: 'mine', nonce: 0, ...hashOf(next) })
  },
)

const hashOf = ({ serverSeedHash }: { serverSeedHash: string }) => ({ serverSeedHash })

test('[SEC-07] every rotation uses the seed whose hash was published before', async () => {
  const { client, opened } = await launch(await newPlayer())
  const rules = gameOf(game)
  if (!rules) throw new Error('no such game')
  let published = opened.seeds.next
  await client.must('rotate', { clientSeed: 'w0', nextServerSeedHash: published.serverSeedHash })
  for (const nextClientSeed of ['w1', 'w2', 'w3']) {
    const { round } = await client.must('act', spin())
    const { next } = await client.must('seeds', {})
    const given = { clientSeed: nextClientSeed, nextServerSeedHash: next.serverSeedHash }
    const { revealed, seeds } = await client.must('rotate', given)
    if (!revealed) throw new Error('nothing was revealed')
    expect(sha256(revealed.serverSeed)).toBe(published.serverSeedHash)
    expect(revealed).toMatchObject({ ...hashOf(published), rounds: 1 })
    expect(seeds.current).toMatchObject({ ...next, clientSeed: nextClientSeed })
    const { fairness, at, events, actions } = (await client.must('round', { id: round.id })).round
    const { hashPublishedAt, clientSeedAt, nonce, clientSeed } = fairness
    expect(hashPublishedAt).toBe(published.hashPublishedAt)
    const times = [hashPublishedAt, clientSeedAt, at].map((time) => Date.parse(time ?? ''))
    expect(times).toEqual(times.toSorted((one, two) => one - two))
    const { serverSeed } = revealed
    const { book } = playBook(hmac, rules, { serverSeed, clientSeed, nonce }, actions)
    expect(events).toEqual(book.events)
    published = next
  }
})

test('[SEC-07] accepts one of simultaneous rotations and repeats its answer', async () => {
  const memberId = await newPlayer()
  const { client, seeds } = await openGame(site, memberId)
  const other = (await openGame(site, memberId)).client
  await client.must('act', spin())
  const { next } = await client.must('seeds', {})
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      give(place % 2 === 0 ? client : other, `tab ${place}`, next.serverSeedHash),
    ),
  )
  const won = answers.flatMap((answer) => (answer.success ? [answer.value] : []))
  expect(won).toHaveLength(1)
  for (const answer of answers) {
    if (!answer.success) expect(['seed_changed', 'round_open']).toContain(answer.code)
  }
  const [first] = won
  expect(first?.revealed).toMatchObject({ ...hashOf(seeds), rounds: 1 })
  expect(first?.seeds.current).toMatchObject(hashOf(next))
  const clientSeed = first?.seeds.current?.clientSeed ?? ''
  const again = await give(other, clientSeed, next.serverSeedHash)
  expect(again).toMatchObject({ success: true, value: first })
  await client.must('act', spin())
  expect(await give(client, clientSeed, next.serverSeedHash)).toMatchObject({
    value: { revealed: first?.revealed, seeds: { current: { nonce: 1 } } },
  })
  expect(await give(client, 'late', next.serverSeedHash)).toMatchObject(refused('seed_changed'))
  expect(await give(client, 'late', 'not a hash')).toMatchObject(refused('bad_request'))
})

test('[SEC-07] accepts one of two first client seeds given at once', async () => {
  const memberId = await newPlayer()
  const [one, two] = [await launch(memberId), await launch(memberId)]
  expect(one.opened.seeds).toEqual(two.opened.seeds)
  const { serverSeedHash } = one.opened.seeds.next
  const answers = await Promise.all([
    give(one.client, 'one', serverSeedHash),
    give(two.client, 'two', serverSeedHash),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  await one.client.must('act', spin())
  await two.client.must('act', spin())
})

const secretOf = () => site.sql('SELECT seat_id, number, server_seed FROM studio.seed_commitment')

test('[SEC-07] the database refuses changes to committed seeds', async () => {
  const { client } = await openGame(site, await newPlayer())
  await client.must('act', spin())
  const before = await secretOf()
  const attempts = [
    "UPDATE studio.seed_commitment SET server_seed_hash = repeat('0', 64)",
    'DELETE FROM studio.seed_commitment',
    'DELETE FROM studio.seed',
    "UPDATE studio.seed SET server_seed_hash = repeat('0', 64)",
    "UPDATE studio.seed SET client_seed = 'chosen later'",
    'UPDATE studio.seed SET commitment = NULL',
    'UPDATE studio.seed SET revealed_at = NULL WHERE revealed_at IS NOT NULL',
    `INSERT INTO studio.seed (seat_id, first, server_seed, server_seed_hash, client_seed, at,
       commitment, revealed_at) SELECT seat_id, 1, server_seed, repeat('0', 64), 'x', now(), number,
       now() FROM studio.seed_commitment`,
  ]
  await rotateSeeds(client, 'next')
  for (const attempt of attempts) await expect(site.sql(attempt), attempt).rejects.toThrow()
  expect((await secretOf()).length).toBe(before.length + 1)
})

test('[SEC-07] refuses a seed that does not match its published hash', async () => {
  const memberId = await newPlayer()
  const { client, opened } = await launch(memberId)
  await openGame(site, await newPlayer())
  // Simulates an attacker with database access who puts another seed under the published hash.
  await withoutGuards(
    `UPDATE studio.seed_commitment c SET server_seed = o.server_seed
     FROM (SELECT server_seed FROM studio.seed_commitment WHERE seat_id <> $1 LIMIT 1) o
     WHERE c.seat_id = $1`,
    [await seatOf(memberId)],
  )
  const { serverSeedHash } = opened.seeds.next
  expect(await give(client, 'mine', serverSeedHash)).toMatchObject(refused('internal_error'))
  expect(await client.call('act', spin())).toMatchObject(refused('seed_required'))
})

test('[SEC-07] keeps older pairs verifiable and begins no rounds with them', async () => {
  const memberId = await newPlayer()
  const { client, seeds } = await openGame(site, memberId)
  const { round } = await client.must('act', spin())
  await client.must('history', {})
  await makeOld(memberId)
  expect(await client.call('act', spin())).toMatchObject(refused('seed_required'))
  const again = await launch(memberId)
  const { current, next } = again.opened.seeds
  expect(current).toMatchObject({ ...hashOf(seeds), hashPublishedAt: null, clientSeedAt: null })
  expect(again.opened.last?.fairness).toMatchObject({ hashPublishedAt: null, clientSeedAt: null })
  const answer = await give(again.client, 'mine', next.serverSeedHash)
  expect(answer).toMatchObject({ value: { revealed: { ...hashOf(seeds), rounds: 1 } } })
  const published = (await client.must('round', { id: round.id })).round
  expect(sha256(published.fairness.serverSeed ?? '')).toBe(seeds.serverSeedHash)
  expect(published).toMatchObject({ events: round.events, fairness: { hashPublishedAt: null } })
  const after = await client.must('act', spin())
  expect(after.round.fairness).toMatchObject({ clientSeed: 'mine', nonce: 0 })
})

test('[SEC-07] finishes an open round with its old pair', async () => {
  const memberId = await newPlayer()
  const { client } = await openGame(site, memberId, 'dragon-pearl')
  const id = randomUUID()
  await client.must('act', step(id, 0, 'deal'))
  await makeOld(memberId)
  const { next } = await client.must('seeds', {})
  expect(await give(client, 'mine', next.serverSeedHash)).toMatchObject(refused('round_open'))
  const { round } = await client.must('act', step(id, 1, 'high'))
  expect(round).toMatchObject({ state: 'settled' })
  const begin = step(randomUUID(), 0, 'deal')
  expect(await client.call('act', begin)).toMatchObject(refused('seed_required'))
  expect(await give(client, 'mine', next.serverSeedHash)).toMatchObject({ success: true })
  await client.must('act', begin)
})

test('[SEC-07] rolls a failed rotation back', async () => {
  const memberId = await newPlayer()
  const { client } = await openGame(site, memberId)
  const { round } = await client.must('act', spin())
  const before = await client.must('seeds', {})
  // Makes the last step of the transaction fail, after the old seed is marked and the new one in
  // use.
  await site.sql(
    `CREATE TRIGGER cut_short BEFORE INSERT ON studio.seed_commitment FOR EACH ROW
     WHEN (NEW.seat_id = ${String(await seatOf(memberId))})
     EXECUTE FUNCTION studio.refuse_seed_change()`,
  )
  const { serverSeedHash } = before.next
  expect(await give(client, 'mine', serverSeedHash)).toMatchObject(refused('internal_error'))
  expect(await client.must('seeds', {})).toEqual(before)
  const published = (await client.must('round', { id: round.id })).round
  expect(published.fairness.serverSeed).toBeNull()
  await client.must('act', spin())
  await site.sql('DROP TRIGGER cut_short ON studio.seed_commitment')
  expect(await give(client, 'mine', serverSeedHash)).toMatchObject({
    value: { revealed: { rounds: 2 }, seeds: { current: { serverSeedHash, clientSeed: 'mine' } } },
  })
})

const seatOf = async (memberId: string) =>
  (await site.sql('SELECT id FROM studio.seat WHERE player_id = $1', [memberId]))[0]?.id

/** Puts the seat into the state that the migration finds: a pair in use and no commitments. */
async function makeOld(memberId: string) {
  const seatId = await seatOf(memberId)
  await withoutGuards('UPDATE studio.seed SET commitment = NULL WHERE seat_id = $1', [seatId])
  await withoutGuards('DELETE FROM studio.seed_commitment WHERE seat_id = $1', [seatId])
}

async function withoutGuards(statement: string, values: unknown[]) {
  const tables = ['seed', 'seed_commitment']
  for (const name of tables) await site.sql(`ALTER TABLE studio.${name} DISABLE TRIGGER USER`)
  await site.sql(statement, values)
  for (const name of tables) await site.sql(`ALTER TABLE studio.${name} ENABLE TRIGGER USER`)
}
