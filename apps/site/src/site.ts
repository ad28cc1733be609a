import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  demoAccounts,
  demoPassword,
  demoStaff,
  demoTotpSecret,
  startServer,
  type Config,
} from '@fairhouse/server'
import { loadRenderer } from './renderer.ts'
import { version } from './version.ts'

export interface DemoFacts {
  accounts: { name: string; kind: string; password: string }[]
  totpSecret: string
}

export interface RunningSite {
  address: string
  opsAddress: string
  demo?: DemoFacts
  close(): Promise<void>
}

export interface SiteOptions {
  config: Config & { databaseUrl: string }
}

/** Puts the apps together in this process, as its roles say. */
export async function startSite({ config }: SiteOptions): Promise<RunningSite> {
  const server = await startServer({
    config,
    version,
    seeds: config.demo ? ['demo'] : [],
    pagesDirectory: pagesDirectory(),
    // Read while the database is opened.
    renderer: loadRenderer(),
  })
  const { address, opsAddress, close } = server
  return { address, opsAddress, close, ...(config.demo && { demo: demoFacts() }) }
}

function demoFacts(): DemoFacts {
  const password = demoPassword
  const players = demoAccounts.map(({ name, kind }) => ({ name, kind, password }))
  const staff = demoStaff.map((name) => ({ name, kind: 'staff', password }))
  return { accounts: [...players, ...staff], totpSecret: demoTotpSecret }
}

/** Beside the bundle in production, in the checkout when run from source. */
export function pagesDirectory(): string {
  const besideBundle = fileURLToPath(new URL('../player', import.meta.url))
  if (existsSync(besideBundle)) return besideBundle
  return fileURLToPath(new URL('../../../dist/player', import.meta.url))
}
