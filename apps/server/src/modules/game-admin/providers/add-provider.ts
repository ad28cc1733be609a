import { InvalidProvider } from '#modules/game-provider'
import type { Deps } from '../game-changes.ts'
import { changedBy, type ProviderToAdd, type ProviderWriter } from './provider-writer.ts'

/** Adds a provider by command, at once and switched on; returns its key. */
export function createAddProvider({ kit, gameProvider }: Deps, writer: ProviderWriter) {
  const { setup } = gameProvider
  return async function addProvider(provider: Omit<ProviderToAdd, 'key' | 'isOn'>) {
    const { code, terms, games } = provider
    await setup.requireValid(code, terms, games)
    const { key, encrypted } = setup.newKey()
    const row = { ...provider, key: encrypted, isOn: true }
    const by = changedBy(undefined, null)
    const isAdded = await kit.database.db.transaction().execute((tx) => writer.add(tx, row, by))
    if (!isAdded) throw new InvalidProvider('code', `There is a vendor ${code} already.`)
    await gameProvider.reload()
    return key
  }
}
