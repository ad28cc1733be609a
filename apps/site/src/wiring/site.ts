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
import { startStudioApart } from './studio-apart.ts'
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

/** Starts the apps of this process's roles. */
export async function startSite({ config }: SiteOptions): Promise<RunningSite> {
  const { roles } = config
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  let drawTiles: RunningSite['drawTiles'] = () => {}
  let running: { address: string; opsAddress: string } | undefined
  try {
    if (roles.includes('web') || roles.includes('jobs')) {
      const server = await startServerAndStudio({
        config,
        version,
        seeds: config.demo ? ['demo'] : [],
        pagesDirectory: pagesDirectory(),
        officeDirectory: officeDirectory(),
        // Loads while the database opens.
        renderer: loadRenderer(),
      })
      closers.push(server.close)
      running = server
      if (roles.includes('web')) drawTiles = server.drawTiles
    }
    if (roles.includes('studio') && !roles.includes('web')) {
      const studio = await startStudioApart(config)
      closers.push(studio.close)
      running ??= { address: studio.address, opsAddress: studio.address }
    }
  } catch (error) {
    await close()
    throw error
  }
  const { address = '', opsAddress = '' } = running ?? {}
  const demo = config.demo && { demo: demoFacts() }
  return { address, opsAddress, drawTiles, close, ...demo }
}

function demoFacts(): DemoFacts {
  const password = demoPassword
  const players = demoAccounts.map(({ name, kind }) => ({ name, kind, password }))
  const staff = demoStaff.map(({ name }) => ({ name, kind: 'staff', password }))
  return { accounts: [...players, ...staff], totpSecret: demoTotpSecret }
}
