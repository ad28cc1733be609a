import { expect, test } from 'vitest'
import { createClient, createTestSite, cutShort } from '@fairhouse/site/testing'
import { bonusPlayer, conversionsOf } from './converted.testing.ts'

test('a conversion cut short by kill -9 is made once, and told once', async () => {
  // Without timed work of its own, so that the test controls when it runs.
  await using site = await createTestSite({ config: { roles: ['web'] } })
  const { message, promotion, wallet, withdrawal } = site.context
  const anna = await bonusPlayer(site, 'anna')
  await anna.almostDone()
  await anna.stake(1000)
  await anna.win(700)
  await cutShort(site, {
    table: 'promotion_conversion',
    async ask(address, hold) {
      await hold()
      const { from, token, cookie } = anna.client
      const nowSeconds = () => Math.floor(Date.now() / 1000)
      const victim = createClient({ from, nowSeconds, nextAddress: () => address })
      return Object.assign(victim, { token, cookie }).must('GET /wps/withdrawal/facts', {})
    },
  })
  // The database may have committed what it was asked, but nobody heard the answer.
  const tend = async () => {
    await withdrawal.runTimedWork()
    await promotion.notifyConversions()
  }
  await Promise.all([tend(), tend()])
  expect(await anna.held()).toEqual([7_000_000n, 0n])
  expect(await conversionsOf(site, anna.id)).toEqual([['700.0000', '0.0000']])
  const letters = await message.exportOf(anna.id)
  expect(letters.filter(({ kind }) => kind === 'bonusConverted')).toHaveLength(1)
  expect(await wallet.audit()).toMatchObject({ findings: [] })
})
