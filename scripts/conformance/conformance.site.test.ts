import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createTestSite, isFull, type TestSite } from '@fairhouse/site/testing'

const program = fileURLToPath(new URL('./run.ts', import.meta.url))

/** Runs the kit as an outsider does: a separate program that knows an address and a secret. */
function runKit(address: string, secret: string, ...options: string[]): Promise<string[]> {
  const args = [program, '--url', address, '--vendor', 'SANDBOX', '--secret', secret, ...options]
  return new Promise((resolve) => {
    execFile(process.execPath, args, (_error, stdout, stderr) => {
      resolve(`${stdout}${stderr}`.trimEnd().split('\n'))
    })
  })
}

/** Blocks the agent and adds a game of another provider. */
async function prepare({ context }: TestSite) {
  const { brands, member, gameProvider, wallet } = context
  const brandId = brands.all()[0]?.id ?? ''
  const agent = await member.byName(brandId, 'agent')
  if (!agent) throw new Error('no agent')
  await wallet.blockStakes(agent.id)
  const otherProvider = {
    code: 'OTHER',
    secret: 'other',
    baseUrl: null,
    games: ['other-game'],
  } as const
  await gameProvider.put({ ...otherProvider, wallet: 'seamless', hasTrial: true })
}

/** Over a hundred checks, one after the other: more than a hang would show in the usual time. */
const kitLimitMs = 300_000

test(
  '[GAME-19] the conformance kit passes from outside, and the audit is clean',
  async () => {
    await using site = await createTestSite({ clock: 'system' })
    await prepare(site)
    const options = ['--blocked', 'agent', '--other-game', 'other-game']
    const lines = await runKit(site.address, 'sandbox-secret', ...options)
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
      expect.stringMatching(/^1\d\d checks, 0 failed, 0 skipped$/),
    ])
    expect((await site.context.wallet.audit()).findings).toEqual([])
  },
  kitLimitMs,
)

test.runIf(isFull)('[GAME-19] the money rules hold for play money too', async () => {
  await using site = await createTestSite({ clock: 'system' })
  await prepare(site)
  const options = ['--blocked', 'agent', '--other-game', 'other-game']
  const trialOptions = [...options, '--mode', 'trial', '--only', 'rule']
  const trial = await runKit(site.address, 'sandbox-secret', ...trialOptions)
  expect(trial.filter((line) => !line.startsWith('ok'))).toEqual([
    expect.stringMatching(/^\d\d checks, 0 failed, 0 skipped$/),
  ])
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('[GAME-19] the kit reports a wrong secret', async () => {
  await using site = await createTestSite({ clock: 'system' })
  const lines = await runKit(site.address, 'wrong')
  expect(lines.join('\n')).toContain('bad_signature')
})
