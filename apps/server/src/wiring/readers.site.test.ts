import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import {
  addMember,
  createTestSite,
  eventually,
  giveMoney,
  type TestSite,
} from '@fairhouse/site/testing'

async function lagsOf(site: TestSite): Promise<Map<string, number>> {
  const text = await (await fetch(new URL('/metrics', site.opsAddress))).text()
  const found = text.matchAll(/^fairhouse_reader_lag_seconds\{reader="([^"]+)"\} (\S+)$/gm)
  return new Map([...found].map(([, name = '', value]) => [name, Number(value)]))
}

const isCaughtUp = async (site: TestSite) => {
  const lags = await lagsOf(site)
  return lags.size === 4 && [...lags.values()].every((lag) => lag === 0)
}

test('a reader that is behind shows in the metrics and on the dashboard', async () => {
  // Metrics are those of one process.
  await using site = await createTestSite({ config: { roles: ['web', 'jobs'] } })
  const id = await addMember(site)
  await giveMoney(site, id, amountOf(1000n))
  await eventually(() => isCaughtUp(site))
  const office = await site.staff('admin')
  const alert = async () => {
    const { alerts } = await office.must('GET /office/api/dashboard', {})
    return alerts.find(({ kind }) => kind === 'figuresBehind')?.count
  }
  expect(await alert()).toBeUndefined()

  const other = await site.context.kit.database.pool.connect()
  try {
    // Readers leave a cursor alone that another process holds.
    await other.query('BEGIN')
    await other.query(`SELECT FROM wallet_cursor WHERE reader = 'limits' FOR UPDATE`)
    await giveMoney(site, id, amountOf(1000n))
    await site.advance(90)
    await eventually(async () => {
      const lags = await lagsOf(site)
      return lags.get('limits') === 90 && lags.get('report.books') === 0
    })
    expect(await alert()).toBe(90)
  } finally {
    await other.query('ROLLBACK')
    other.release()
  }
  await eventually(() => isCaughtUp(site))
  expect(await alert()).toBeUndefined()
})
