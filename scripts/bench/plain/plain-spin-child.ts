import { setTimeout as pause } from 'node:timers/promises'
import { beginGame, gameOf, streamOf, type Game } from '@fairhouse/engines'
import { hmac } from '@fairhouse/studio/fairness'
import { fastify } from 'fastify'
import { Client } from 'pg'
import { orderedId } from '../ledger/ledger-bets.ts'
import { openPlainLane, plainPlayers } from './plain-lane.ts'
import { plainQueue } from './plain-queue.ts'

/** A minimal spin: drawn, stored, paid and answered, without session, market rules and checks. */
const [databaseUrl = '', code = ''] = process.argv.slice(2)
const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'bench' }
const unitsOfCredit = 1000
const readEveryMs = 250

interface Round {
  id: string
  player: number
  number: number
  stake: number
  win: number
  events: string
}

async function openClient(): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return client
}

/** Commits the round before money moves, like the real studio. */
async function openRounds() {
  const client = await openClient()
  return plainQueue(async (rounds: Round[]) => {
    const list = (of: (round: Round) => string | number) => `{${rounds.map(of).join(',')}}`
    await client.query({
      name: 'rounds',
      text: `INSERT INTO plain_round SELECT *, now() FROM unnest
        ($1::int[], $2::int[], $3::uuid[], $4::bigint[], $5::bigint[], $6::text[])`,
      values: [
        list(({ player }) => player),
        list(({ number }) => number),
        list(({ id }) => id),
        list(({ stake }) => stake),
        list(({ win }) => win),
        list(({ events }) => `"${events.replaceAll(/["\\]/g, String.raw`\$&`)}"`),
      ],
    })
    return rounds
  })
}

async function runReader() {
  const client = await openClient()
  for (;;) {
    await client.query('SELECT plain_read()')
    await pause(readEveryMs)
  }
}

function requireGame(): Game {
  const game = gameOf(code)
  if (!game) throw new Error(`no game ${code}`)
  return game
}

const begin = beginGame(requireGame())
let nonce = 0

function spin(id: string): Round {
  nonce += 1
  const play = begin(streamOf(hmac, { ...seeds, nonce }))
  const { events, stakeCredits, payoutCredits } = play.act({ type: 'spin' })
  return {
    id,
    player: (nonce % plainPlayers) + 1,
    number: nonce,
    stake: stakeCredits * unitsOfCredit,
    win: payoutCredits * unitsOfCredit,
    events: JSON.stringify(events),
  }
}

const [store, pay] = [await openRounds(), await openPlainLane(databaseUrl, 'plain_spin')]
const app = fastify()
app.post<{ Body: { id: string } }>('/studio/v1/act', async ({ body }, reply) => {
  const round = spin(body.id)
  const { id, player, stake, win, events } = round
  await store(round)
  await pay({ id, player, stake, ...(win > 0 && { win: { id: orderedId(), amount: win } }) })
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"success":true,"value":{"id":"${id}","win":"${win}","events":${events}}}`)
})
void runReader()
console.log(JSON.stringify({ address: await app.listen({ port: 0, host: '127.0.0.1' }) }))
process.on('disconnect', () => process.exit(0))
