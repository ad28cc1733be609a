import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsByRoute, routes, type Call, type Route } from '@fairhouse/protocol'
import { vendorVerbs } from '@fairhouse/protocol/vendor'
import {
  createTestSite,
  newColleague,
  type TestClient,
  type TestSite,
  wholeDong,
} from '@fairhouse/site/testing'
import {
  claimedDeposit,
  claimedWithdrawal,
  newRacer,
  newWalletProvider,
  provedDeposit,
  seatOf,
  withdrawalOf,
  type Racer,
  type WalletProvider,
} from './racers.testing.ts'

const times = Number(process.env.ATTACK_RACES ?? 6)

let site: TestSite
let cashier: TestClient
let payer: TestClient
let approvers: TestClient[]
let provider: WalletProvider
beforeAll(async () => {
  site = await createTestSite()
  cashier = await newColleague(site, 'race-cashier', 'cashier')
  payer = await newColleague(site, 'race-payer', 'cashier')
  approvers = [
    await newColleague(site, 'race-first', 'administrator'),
    await newColleague(site, 'race-second', 'administrator'),
  ]
  provider = await newWalletProvider(site)
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

type Reply = { answer: { success: boolean; code?: string } }
const refusal = async (reply: Promise<Reply>) => {
  const { answer } = await reply
  return answer.success ? 'accepted' : (answer.code ?? '')
}

/** Runs all at once, as often as this run races; returns how many were accepted. */
async function race(...runners: (() => Promise<string>)[]): Promise<number> {
  const started = Array.from({ length: times }, () => runners.map((run) => run())).flat()
  const codes = await Promise.all(started)
  return codes.filter((code) => code === 'accepted').length
}

const hand = { provider: 'hand', evidence: 'bank statement 4711' }
const reason = 'a race'

async function approvedWithdrawal(racer: Racer) {
  const id = await claimedWithdrawal(racer, cashier, '200000')
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  return id
}

/** Two colleagues approve the same change of money at the same time. */
const approve = (id: string) =>
  race(
    ...approvers.map((by) => () => refusal(by.call('POST /office/api/approval/approve', { id }))),
  )

/** LIST of calls that move money: each is raced against itself or against its reversal. */
const races: Record<string, () => Promise<void>> = {
  'PUT /wps/deposit': async () => {
    const { client } = await newRacer(site, 0)
    const depositRequest = { id: randomUUID(), method: 'transfer', amount: '100000' }
    expect(await race(() => refusal(client.call('PUT /wps/deposit', depositRequest)))).toBe(times)
    expect((await client.must('GET /wps/deposit/list', {})).list).toHaveLength(1)
  },
  'POST /office/api/deposit/claim': async () => {
    const { client } = await newRacer(site, 0)
    const id = await provedDeposit(client, '100000')
    const claims = [cashier, payer].map((by) => by.call('POST /office/api/deposit/claim', { id }))
    const codes = await Promise.all(claims.map(refusal))
    expect(codes.toSorted()).toEqual(['accepted', 'deposit_claimed'])
  },
  'POST /office/api/deposit/approve': async () => {
    const racer = await newRacer(site, 0)
    const id = await claimedDeposit(racer, cashier, '100000')
    const decision = { id, reason }
    expect(
      await race(() => refusal(cashier.call('POST /office/api/deposit/approve', decision))),
    ).toBe(1)
    const [deposit] = (await racer.client.must('GET /wps/deposit/list', {})).list
    expect(deposit).toMatchObject({ state: 'credited' })
    expect(await racer.cash()).toBe(wholeDong(99_500))
  },
  'POST /office/api/deposit/reject': async () => {
    const racer = await newRacer(site, 0)
    const id = await claimedDeposit(racer, cashier, '100000')
    const decision = { id, reason }
    const accepted = await race(
      () => refusal(cashier.call('POST /office/api/deposit/approve', decision)),
      () => refusal(cashier.call('POST /office/api/deposit/reject', decision)),
    )
    expect(accepted).toBe(1)
    const [deposit] = (await racer.client.must('GET /wps/deposit/list', {})).list
    expect(await racer.cash()).toBe(deposit?.state === 'credited' ? wholeDong(99_500) : 0n)
  },
  'PUT /wps/withdrawal': async () => {
    const racer = await newRacer(site, 200_000)
    const ask = () =>
      refusal(racer.client.call('PUT /wps/withdrawal', withdrawalOf(racer, '200000')))
    expect(await race(ask)).toBe(1)
    expect([await racer.cash(), await racer.hold()]).toEqual([0n, wholeDong(200_000)])
  },
  'POST /office/api/withdrawal/claim': async () => {
    const racer = await newRacer(site, 200_000)
    const { id } = await racer.client.must('PUT /wps/withdrawal', withdrawalOf(racer, '200000'))
    const claims = [cashier, payer].map((by) =>
      by.call('POST /office/api/withdrawal/claim', { id }),
    )
    const codes = await Promise.all(claims.map(refusal))
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1)
  },
  'POST /office/api/withdrawal/approve': async () => {
    const racer = await newRacer(site, 200_000)
    const id = await claimedWithdrawal(racer, cashier, '200000')
    expect(
      await race(() => refusal(cashier.call('POST /office/api/withdrawal/approve', { id }))),
    ).toBe(1)
    expect([await racer.cash(), await racer.hold()]).toEqual([0n, wholeDong(200_000)])
  },
  'POST /office/api/withdrawal/reject': async () => {
    const racer = await newRacer(site, 200_000)
    const id = await approvedWithdrawal(racer)
    const accepted = await race(
      () => refusal(payer.call('POST /office/api/withdrawal/pay', { id, ...hand })),
      () => refusal(cashier.call('POST /office/api/withdrawal/reject', { id, reason })),
    )
    expect(accepted).toBe(1)
    expect(await racer.hold()).toBe(0n)
    expect([0n, wholeDong(200_000)]).toContain(await racer.cash())
  },
  'POST /office/api/withdrawal/pay': async () => {
    const racer = await newRacer(site, 200_000)
    const pay = { id: await approvedWithdrawal(racer), ...hand }
    expect(await race(() => refusal(payer.call('POST /office/api/withdrawal/pay', pay)))).toBe(1)
    expect([await racer.cash(), await racer.hold()]).toEqual([0n, 0n])
  },
  'POST /office/api/withdrawal/return': async () => {
    const racer = await newRacer(site, 200_000)
    const id = await approvedWithdrawal(racer)
    const part = { id, ...hand, amount: '99500' }
    await payer.must('POST /office/api/withdrawal/pay', part)
    expect(await racer.hold()).toBe(wholeDong(100_000))
    const accepted = await race(
      () => refusal(payer.call('POST /office/api/withdrawal/return', { id, reason })),
      () => refusal(payer.call('POST /office/api/withdrawal/pay', { id, ...hand })),
    )
    expect(accepted).toBe(1)
    expect(await racer.hold()).toBe(0n)
    // The rest was either paid or returned, never both.
    const { list } = await racer.client.must('GET /wps/withdrawal/list', {})
    expect(await racer.cash()).toBe(list[0]?.state === 'paid' ? 0n : wholeDong(100_000))
  },
  'PUT /office/api/member/adjust': async () => {
    const racer = await newRacer(site, 0)
    const request = { memberId: racer.id, kind: 'payment', amount: '50000', reason } as const
    const { approval } = await cashier.must('PUT /office/api/member/adjust', request)
    expect(await approve(approval)).toBe(1)
    expect(await racer.cash()).toBe(wholeDong(50_000))
  },
  'PUT /office/api/member/void': async () => {
    const racer = await newRacer(site, 100)
    const { session, send, round } = await seatOf(site, racer)
    const played = round()
    expect(await send('play', { session, ...played, stake: '100', win: '30' })).toBe('accepted')
    const request = { memberId: racer.id, vendor: 'SANDBOX', round: played.roundId, reason }
    const { approval } = await cashier.must('PUT /office/api/member/void', request)
    expect(await approve(approval)).toBe(1)
    expect(await racer.cash()).toBe(wholeDong(100))
  },
  'POST /wps/relay/GCS_walletTransfer': async () => {
    const racer = await newRacer(site, 1000)
    const move = () => ({ id: randomUUID(), from: 'MAIN', to: provider.code, amount: '1000' })
    const send = () => refusal(racer.client.call('POST /wps/relay/GCS_walletTransfer', move()))
    expect(await race(send)).toBe(1)
    expect([await racer.cash(), provider.balanceOf(racer.id)]).toEqual([0n, wholeDong(1000)])
  },
  'POST /wps/relay/GCS_walletTransferAll': async () => {
    const racer = await newRacer(site, 1000)
    const there = { id: randomUUID(), from: 'MAIN', to: provider.code, amount: '1000' }
    await racer.client.must('POST /wps/relay/GCS_walletTransfer', there)
    expect([await racer.cash(), provider.balanceOf(racer.id)]).toEqual([0n, wholeDong(1000)])
    const all = () =>
      refusal(racer.client.call('POST /wps/relay/GCS_walletTransferAll', { id: randomUUID() }))
    await race(all)
    expect([await racer.cash(), provider.balanceOf(racer.id)]).toEqual([wholeDong(1000), 0n])
  },
  play: async () => {
    const racer = await newRacer(site, 100)
    const { session, send, round } = await seatOf(site, racer)
    const play = () => send('play', { session, ...round(), stake: '100', win: '0' })
    expect(await race(play)).toBe(1)
    expect(await racer.cash()).toBe(0n)
  },
  debit: async () => {
    const racer = await newRacer(site, 100)
    const { session, send, round } = await seatOf(site, racer)
    const same = { session, ...round(), amount: '60' }
    const other = () => send('debit', { session, ...round(), amount: '60' })
    // A repeat gets the first answer; of two different stakes only one fits.
    const accepted = await race(() => send('debit', same), other)
    expect([1, times]).toContain(accepted)
    expect(await racer.cash()).toBe(wholeDong(40))
  },
  credit: async () => {
    const racer = await newRacer(site, 100)
    const { session, playerId, send, round } = await seatOf(site, racer)
    const stake = { session, ...round(), amount: '10' }
    expect(await send('debit', stake)).toBe('accepted')
    const win = { playerId, ...round(stake.roundId), amount: '30', closeRound: true }
    expect(await race(() => send('credit', win))).toBe(times)
    expect(await racer.cash()).toBe(wholeDong(120))
  },
  rollback: async () => {
    const racer = await newRacer(site, 100)
    const { session, playerId, send, round } = await seatOf(site, racer)
    const { transactionId, roundId, ...stake } = { session, ...round(), amount: '100' }
    const undo = () =>
      send('rollback', {
        playerId,
        roundId,
        transactionId: randomUUID(),
        targetTransactionId: transactionId,
      })
    // The stake may arrive before, between or after its rollbacks.
    await race(() => send('debit', { ...stake, transactionId, roundId }), undo)
    expect(await racer.cash()).toBe(wholeDong(100))
  },
  plays: async () => {
    const racer = await newRacer(site, 100)
    const { session, send, round } = await seatOf(site, racer)
    const items = () => [{ session, ...round(), stake: '100', win: '0' }]
    const [same, other] = [items(), items()]
    // The call is accepted whatever its items are; of all rounds one fits the balance.
    await race(
      () => send('plays', { items: same }),
      () => send('plays', { items: other }),
    )
    expect(await racer.cash()).toBe(0n)
  },
  cancel: async () => {
    const racer = await newRacer(site, 100)
    const { session, playerId, send, round } = await seatOf(site, racer)
    const stake = { session, ...round(), amount: '100' }
    expect(await send('debit', stake)).toBe('accepted')
    const { roundId, transactionId: targetTransactionId } = stake
    const notAfter = new Date(site.now().getTime() + 60_000).toISOString()
    const cancel = () =>
      send('cancel', {
        session,
        roundId,
        transactionId: randomUUID(),
        targetTransactionId,
        notAfter,
      })
    const bet = { playerId, ...round(roundId), amount: '30', validBet: '100' }
    await race(cancel, () => send('settleMany', { items: [bet] }))
    // The first to close the bet wins, and nothing else is paid.
    expect([wholeDong(100), wholeDong(30)]).toContain(await racer.cash())
  },
  settleMany: async () => {
    const racer = await newRacer(site, 100)
    const { session, playerId, send, round } = await seatOf(site, racer)
    const stake = { session, ...round(), amount: '100' }
    expect(await send('debit', stake)).toBe('accepted')
    const items = () => [{ playerId, ...round(stake.roundId), amount: '70', validBet: '100' }]
    const [same, other] = [items(), items()]
    await race(
      () => send('settleMany', { items: same }),
      () => send('settleMany', { items: other }),
    )
    expect(await racer.cash()).toBe(wholeDong(70))
  },
  reserve: async () => {
    const racer = await newRacer(site, 100)
    const { session, send, round } = await seatOf(site, racer)
    await race(() => send('reserve', { session, ...round(), amount: '100' }))
    expect(await racer.cash()).toBe(0n)
  },
  release: async () => {
    const racer = await newRacer(site, 100)
    const { session, playerId, send, round } = await seatOf(site, racer)
    const seat = { session, ...round(), amount: '100' }
    expect(await send('reserve', seat)).toBe('accepted')
    const { roundId } = seat
    await race(() => send('release', { playerId, roundId, transactionId: randomUUID() }))
    expect(await racer.cash()).toBe(wholeDong(100))
  },
  close: async () => {
    const racer = await newRacer(site, 100)
    const { session, playerId, send, round } = await seatOf(site, racer)
    const stake = { session, ...round(), amount: '100' }
    expect(await send('debit', stake)).toBe('accepted')
    const { roundId } = stake
    const win = { playerId, ...round(roundId), amount: '50', closeRound: true }
    await race(
      () => send('close', { playerId, roundId }),
      () => send('credit', win),
    )
    expect([0n, wholeDong(50)]).toContain(await racer.cash())
  },
}

/** LIST of related calls that move no money: names, proofs, passwords, settings. */
const noMoney: readonly Route[] = [
  'POST /wps/deposit/proof',
  'POST /wps/withdrawal/confirm',
  'PUT /wps/withdrawal/account',
  'DELETE /wps/withdrawal/account',
  'POST /wps/withdrawal/password',
  'POST /office/api/deposit/allow',
  'POST /office/api/withdrawal/release',
  'POST /office/api/withdrawal/account/decide',
  'POST /office/api/withdrawal/claims/close',
]

const ofMoney =
  /^\/(wps|office\/api)\/(deposit|withdrawal|relay\/GCS_walletTransfer)|member\/(adjust|void)$/

test('[ATTACK] every call and verb that moves money has a race', () => {
  const moving = routes.filter((route) => {
    const { method, path }: Call = callsByRoute[route]
    return method !== 'GET' && ofMoney.test(path) && !noMoney.includes(route)
  })
  const verbs = Object.keys(vendorVerbs).filter(
    (verb) => !['authenticate', 'balance'].includes(verb),
  )
  expect(Object.keys(races).toSorted()).toEqual([...moving, ...verbs].toSorted())
})

describe('[ATTACK] at once', () => {
  test.each(Object.keys(races))('%s has one effect', async (name) => {
    // The next minute: staff may make 120 calls in one, and a race of the full size takes 80.
    await site.advance(61)
    await races[name]?.()
  })

  test('the ledger is sound after all of them', async () => {
    expect((await site.context.wallet.audit()).findings).toEqual([])
  })
})
