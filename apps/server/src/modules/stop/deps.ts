import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { GameProviderModule } from '#modules/game-provider'
import type { LobbyModule } from '#modules/lobby'
import type { StaffModule } from '#modules/staff'
import type { Kit } from '#platform/kit'

/** Other modules that this module uses. */
export interface ModuleDeps {
  audit: AuditModule
  brands: BrandModule
  gameProvider: GameProviderModule
  lobby: LobbyModule
  staff: StaffModule
}

/** Dependencies of this module. */
export interface Deps extends ModuleDeps {
  kit: Kit
}
