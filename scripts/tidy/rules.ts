import { decisionsAreNumbered, linksResolve } from './docs.ts'
import { nothingIsUnfinished } from './unfinished.ts'
import { callsAreListedAndHandled, flagsAreUsed, settingsAreDocumented } from './lists.ts'
import { lockHoldsEveryPlatform } from './lock.ts'
import { coloursComeFromThemes, moneyIsNoNumber, sidesAreLogical } from './styles.ts'
import { migrationsAreOnlyAppended } from './migrations.ts'
import * as repository from './repository.ts'
import { fileLength, lineLength } from './sizes.ts'
import * as functions from './sql-functions.ts'
import * as sql from './sql.ts'
import type { Rule } from './tree.ts'
import { packsHaveTheSameKeys, packsHaveTheSamePlaceholders, refusalsHaveWords } from './words.ts'

/** LIST of rules about the source that the linter cannot check. */
export const RULES: Readonly<Record<string, Rule>> = {
  fileLength,
  lineLength,
  onlyStoresSpeakSql: sql.onlyStoresSpeakSql,
  tablesBeginWithTheirModule: sql.tablesBeginWithTheirModule,
  tablesAreNamedOnlyByTheirModule: sql.tablesAreNamedOnlyByTheirModule,
  migrationsAreOnlyAppended,
  functionsStandInSqlFiles: functions.functionsStandInSqlFiles,
  functionsAreWrittenOnce: functions.functionsAreWrittenOnce,
  signaturesStay: functions.signaturesStay,
  refusalsHaveWords,
  packsHaveTheSameKeys,
  packsHaveTheSamePlaceholders,
  flagsAreUsed,
  callsAreListedAndHandled,
  settingsAreDocumented,
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
