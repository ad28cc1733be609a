import { randomBytes } from 'node:crypto'
import { createLog, inHouseSecret, StartError, type Config } from '@fairhouse/server'
import {
  houseCatalogue,
  httpWallet,
  SchemaError,
  startStudio,
  type RunningStudio,
} from '@fairhouse/studio'
import { gamesDirectory } from './built.ts'

const clock = { now: () => new Date() }

/** Starts the studio without the server; its wallet calls are signed HTTP requests. */
export async function startStudioApart(
  config: Config & { databaseUrl: string },
): Promise<RunningStudio> {
  const { operatorUrl } = config
  if (operatorUrl === undefined) {
    throw new StartError('The role studio without web needs OPERATOR_URL: see docs/OPERATIONS.md.')
  }
  const secretOf = (vendor: string) => inHouseSecret(config.appSecret, vendor)
  try {
    return await startStudio({
      databaseUrl: config.databaseUrl,
      secret: config.appSecret,
      wallet: httpWallet({ operatorUrl, secretOf, clock }),
      catalogue: houseCatalogue(),
      clock,
      random: { bytes: randomBytes },
      log: createLog(config.logLevel),
      host: config.host,
      port: config.studioPort,
      trustProxy: config.trustProxy,
      gamesDirectory: gamesDirectory(),
      siteOrigins: [new URL(operatorUrl).origin, ...config.siteOrigins],
    })
  } catch (error) {
    if (error instanceof SchemaError) throw new StartError(error.message)
    throw error
  }
}
