import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { amountOf, unitsPerOne } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount, type MemberKind } from '#modules/wallet'
import { addMember, createTestSite, eventually, openSocket } from '@fairhouse/site/testing'
import { sample, tokenOf, type TestClient, type TestSite } from '@fairhouse/site/testing'

function give(site: TestSite, memberId: string, kind: MemberKind, whole: bigint) {
  const lane = laneOf(memberId)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const to = memberAccount(memberId, kind, 'VND')
  const postings = [{ from: [world], to, amount: amountOf(whole * unitsPerOne) }]
  const facts = { id: randomUUID(), code: 'deposit', lane, reference: 'test' }
  return site.context.wallet.transfer({ ...facts, postings })
}

/** A client socket that receives everything sent to its account. */
async function listen(site: TestSite, client: TestClient) {
  const socket = await openSocket(site.address, { cookie: client.cookie ?? '' })
  socket.send({ token: client.token })
  const heard = () => socket.all.filter(({ topic }) => topic === 'balance')
  await eventually(() => heard().length > 0)
  return { socket, heard }
}

async function memberWithMoney(site: TestSite) {
  const memberId = await addMember(site)
  await give(site, memberId, 'cash', 100n)
  const client = site.visitor()
  const typed = { username: sample.name, password: sample.password }
  client.token = tokenOf(await client.must('POST /wps/session/login', typed))
  return { memberId, client }
}

test('[CALL-17] cash, bonus and held money are separate; a trial has play money', async () => {
  await using site = await createTestSite()
  const { memberId, client } = await memberWithMoney(site)
  await give(site, memberId, 'bonus', 20n)
  await give(site, memberId, 'hold', 7n)
  expect(await client.must('GET /wps/v2/wallets/balance', {})).toEqual({
    currency: 'VND',
    sumBalance: '120.0000',
    cash: '100.0000',
    bonus: '20.0000',
    hold: '7.0000',
    isPlayMoney: false,
    version: 3,
  })
  const refused = await site.visitor().call('GET /wps/v2/wallets/balance', {})
  expect(refused.status).toBe(401)
  const trial = site.visitor()
  trial.token = tokenOf(await trial.must('POST /wps/session/login/freeplay', {}))
  const purse = await trial.must('GET /wps/v2/wallets/balance', {})
  expect(purse).toMatchObject({ isPlayMoney: true, bonus: '0.0000' })
  expect((await trial.call('GET /wps/relay/GCS_merchantWallet', {})).status).toBe(403)
})

test('[SHELL-04] balance changes reach their account in order, the current one first', async () => {
  await using site = await createTestSite()
  const { memberId, client } = await memberWithMoney(site)
  const demo = await site.signedIn('demo')
  const one = await listen(site, client)
  const two = await listen(site, client)
  const other = await listen(site, demo)
  await using _one = one.socket
  await using _two = two.socket
  await using _other = other.socket
  expect(one.heard()[0]).toMatchObject({ data: { sumBalance: '100.0000' } })
  for (let gift = 1; gift <= 5; gift += 1) await give(site, memberId, 'cash', 1n)
  const isTold = (heard: typeof one.heard) =>
    JSON.stringify(heard().at(-1)).includes('"sumBalance":"105.0000"')
  await eventually(() => isTold(one.heard) && isTold(two.heard))
  for (const { heard } of [one, two]) {
    const seqs = heard().map(({ seq }) => seq)
    // The current balance may be sent again; browsers drop known versions.
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
  }
  expect(other.heard()).toHaveLength(1)
  expect(JSON.stringify(other.heard())).not.toContain('105.0000')
})

test('a play-money round updates the trial account that plays it', async () => {
  await using site = await createTestSite()
  const trial = site.visitor()
  const answer = await trial.must('POST /wps/session/login/freeplay', {})
  if (!('id' in answer)) throw new Error('no trial account')
  trial.token = answer.token
  const { gameProvider } = site.context
  const { heard, socket } = await listen(site, trial)
  await using _socket = socket
  const ticket = await gameProvider.ticket(answer.id, 'sandbox-game', 'trial')
  const opened = await gameProvider.perform('SANDBOX', 'authenticate', { ticket })
  if (!opened.success) throw new Error(opened.code)
  const { session } = opened.value
  const round = { transactionId: randomUUID(), roundId: randomUUID(), gameCode: 'sandbox-game' }
  await gameProvider.perform('SANDBOX', 'play', { session, ...round, stake: '30', win: '10' })
  await eventually(() => JSON.stringify(heard().at(-1)).includes('"sumBalance":"99980.0000"'))
  expect(heard().at(-1)).toMatchObject({ data: { isPlayMoney: true } })
})
