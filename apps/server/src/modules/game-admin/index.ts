import type { Kit } from '#platform/kit'
import { createGameChanges, type Deps } from './game-changes.ts'
import { gameAdminHttp } from './http.ts'
import { createMeasuredReturns } from './measured-returns.ts'
import { createCatalogueView } from './catalogue-view.ts'

/** Providers and games in the office. */
export function createGameAdmin(kit: Kit, below: Omit<Deps, 'kit'>) {
  const deps = { kit, ...below }
  const changes = createGameChanges(deps)
  return {
    http: gameAdminHttp({
      view: createCatalogueView(deps),
      changes,
      measuredReturns: createMeasuredReturns(deps),
    }),
    turn: changes.setEnabled,
    importList: changes.importList,
  }
}
