export type BannerFacts = {
  /** Empty for a process without the web role. */
  address: string
  opsAddress: string
  demo?: { accounts: { name: string; kind: string; password: string }[]; totpSecret: string }
  dataDir: string
  /** Undefined when DATABASE_URL names the database. */
  databaseDirectory?: string | undefined
  seconds: number
}

/** Text printed when the site is ready. */
export function banner(facts: BannerFacts): string {
  const { address, opsAddress, demo, dataDir, databaseDirectory, seconds } = facts
  const isElsewhere = databaseDirectory && !databaseDirectory.startsWith(dataDir)
  const lines = [
    '',
    `Fairhouse is ready${address && ` at ${address}`} (${seconds.toFixed(1)} s)`,
    '',
    ...(demo ? demoLines(demo) : []),
    ...(address ? [`  Back office       ${address}/office`] : []),
    ...(demo && address ? [`  SMS and email     ${address}/dev/outbox`] : []),
    `  Health            ${opsAddress}/health/ready`,
    `  Metrics           ${opsAddress}/metrics`,
    `  Data              ${dataDir}`,
    ...(isElsewhere ? [`  Database files    ${databaseDirectory}`] : []),
    ...(databaseDirectory ? [] : ['  Database          that of DATABASE_URL']),
    '  Stop              Ctrl-C',
    '',
  ]
  return lines.join('\n')
}

function demoLines(demo: NonNullable<BannerFacts['demo']>): string[] {
  const width = Math.max(...demo.accounts.map(({ name }) => name.length))
  return [
    '  A demonstration: no licence, no real money.',
    '',
    ...demo.accounts.map(
      ({ name, kind, password }) => `  ${name.padEnd(width)}  ${password}  (${kind})`,
    ),
    '',
    `  Second factor     ${demo.totpSecret} (agent and staff; any authenticator)`,
  ]
}
