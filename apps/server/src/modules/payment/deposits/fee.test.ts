import { expect, test } from 'vitest'
import { feeAndNet } from './fee.ts'

const deposit = {
  id: 'one',
  currency: 'VND',
  amount: '1000000',
  fee: '10000',
  feeMillionths: 10_000,
  feeFixed: '0',
  paid: null,
  cleared: null,
  credited: null,
  creditedFee: null,
}

test('[PC-03] gross, fee and net of a deposit: asked for, received and credited', () => {
  expect(feeAndNet(deposit)).toEqual({ fee: 10_000n, net: 990_000n })
  expect(feeAndNet({ ...deposit, paid: '2000000' })).toEqual({ fee: 20_000n, net: 1_980_000n })
  const done = { ...deposit, cleared: '500000', credited: '490000', creditedFee: '10000' }
  expect(feeAndNet(done)).toEqual({ fee: 10_000n, net: 490_000n })
})
