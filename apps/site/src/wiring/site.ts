import {
  demoAccounts,
  demoPassword,
  demoStaff,
  demoTotpSecret,
  type Config,
} from '@fairhouse/server'
import { officeDirectory, pagesDirectory } from './built.ts'
import { loadRenderer } from './renderer.ts'
import { startServerAndStudio } from './server-and-studio.ts'
import { version } from './version.ts'

export interface DemoFacts {
  accounts: { name: string; kind: string; password: string }[]
  totpSecret: string
}

export interface RunningSite {
  address: string
  opsAddress: string
  demo?: DemoFacts
  /** Draws the tiles of the first games in the background. */
  drawTiles(count: number): void
  close(): Promise<void>
}

export interface SiteOptions {
  config: Config & { databaseUrl: string }
}

/** Starts the roles of this process. */
export async function startSite({ config }: SiteOptions): Promise<RunningSite> {
  const { address, opsAddress, drawTiles, close } = await startServerAndStudio({
    config,
    version,
    seeds: config.demo ? ['demo'] : [],
    pagesDirectory: pagesDirectory(),
    officeDirectory: officeDirectory(),
    // Loads while the database opens.
    renderer: loadRenderer(),
  })
  const demo = config.demo && { demo: demoFacts() }
  return {
    address,
    opsAddress,
    drawTiles: config.roles.includes('web') ? drawTiles : () => {},
    close,
    ...demo,
  }
}

function demoFacts(): DemoFacts {
  const password = demoPassword
  const players = demoAccounts.map(({ name, kind }) => ({ name, kind, password }))
  const staff = demoStaff.map(({ name }) => ({ name, kind: 'staff', password }))
  return { accounts: [...players, ...staff], totpSecret: demoTotpSecret }
}
