import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPlayer, createTestSite, openGame } from '@fairhouse/site/testing'
import type { WalletClient } from '#kit'

const spin = () => ({ id: randomUUID(), step: 0, credit: '100', action: { type: 'spin' } })
const closed = { success: false, code: 'game_closed' }
const fails = (): Buffer => {
  throw new Error('no entropy')
}

test.each([
  ['fails', fails],
  ['gives one value', (count: number) => Buffer.alloc(count, 7)],
])(
  '[RNG-08] a generator that %s closes the games: no round, no money, one event',
  async (_, bad) => {
    const verbs: string[] = []
    let bytes: (count: number) => Buffer = randomBytes
    const wallet = (real: WalletClient): WalletClient => ({
      call(vendor, verb, body, records) {
        verbs.push(verb)
        return real.call(vendor, verb, body, records)
      },
    })
    const random = { bytes: (count: number) => bytes(count) }
    await using site = await createTestSite({ studio: { wallet, random } })
    const id = await addPlayer(site, 10_000_000_000n)
    const { client } = await openGame(site, id)
    const settledSpin = spin()
    const { next } = await client.must('seeds', {})
    const given = { clientSeed: 'mine', nextServerSeedHash: next.serverSeedHash }
    const { round, balance } = await client.must('act', settledSpin)

    bytes = bad
    verbs.length = 0
    expect(await client.call('act', spin())).toMatchObject(closed)
    expect(await client.call('rotate', given)).toMatchObject(closed)
    expect(verbs).toEqual([])
    await expect(openGame(site, id, 'dragon-pearl')).rejects.toThrow('game_closed')
    expect(await site.sql('SELECT id FROM studio.round')).toEqual([{ id: round.id }])
    expect(await site.sql('SELECT count(*)::int FROM studio.seed')).toEqual([{ count: 1 }])
    const committed = 'SELECT number FROM studio.seed_commitment ORDER BY number'
    expect(await site.sql(committed)).toEqual([{ number: 1 }, { number: 2 }])
    expect(verbs.filter((verb) => verb !== 'authenticate')).toEqual([])
    const events = site.logs.filter((line) => line.includes('generator of random numbers'))
    expect(events).toHaveLength(1)
    expect(JSON.parse(events[0] ?? '')).toMatchObject({ level: 'error' })
    // Earlier rounds stay and can still be read.
    expect(await client.must('act', settledSpin)).toMatchObject({
      round: { id: round.id },
      balance,
    })
    expect((await client.must('history', {})).list).toHaveLength(1)
  },
)
