import { decisionsAreNumbered, linksResolve, scriptsAreInTheReadme } from './docs.ts'
import { nothingIsUnfinished } from './leftovers.ts'
import { callsAreListedAndHandled, flagsAreUsed, settingsAreDocumented } from './lists.ts'
import { lockHoldsEveryPlatform } from './lock.ts'
import { coloursComeFromThemes, moneyIsNoNumber, sidesAreLogical } from './looks.ts'
import { migrationsAreOnlyAppended } from './migrations.ts'
import * as repository from './repository.ts'
import { fileLength, lineLength, wholeTree } from './sizes.ts'
import * as sql from './sql.ts'
import type { Rule } from './tree.ts'
import { packsHaveTheSameKeys, packsHaveTheSamePlaceholders, refusalsHaveWords } from './words.ts'

/** LIST of rules that only reading the source can keep; the linter keeps the others. */
export const RULES: Readonly<Record<string, Rule>> = {
  fileLength,
  lineLength,
  wholeTree,
  onlyStoresSpeakSql: sql.onlyStoresSpeakSql,
  tablesBeginWithTheirModule: sql.tablesBeginWithTheirModule,
  tablesAreNamedOnlyByTheirModule: sql.tablesAreNamedOnlyByTheirModule,
  migrationsAreOnlyAppended,
  refusalsHaveWords,
  packsHaveTheSameKeys,
  packsHaveTheSamePlaceholders,
  flagsAreUsed,
  callsAreListedAndHandled,
  settingsAreDocumented,
  scriptsAreInTheReadme,
  coloursComeFromThemes,
  sidesAreLogical,
  moneyIsNoNumber,
  nothingNamesAMachine: repository.nothingNamesAMachine,
  lockHoldsEveryPlatform,
  versionsArePinned: repository.versionsArePinned,
  mapsPointAtDoors: repository.mapsPointAtDoors,
  foldersHaveDoors: repository.foldersHaveDoors,
  namesAreKebab: repository.namesAreKebab,
  nothingIsUnfinished,
  linksResolve,
  decisionsAreNumbered,
}
