import type { Check } from '../check.ts'
import { authenticateChecks } from './authenticate.ts'
import { betChecks } from './bets.ts'
import { bodyChecks } from './bodies.ts'
import { concurrencyChecks } from './concurrency.ts'
import { envelopeChecks } from './envelope.ts'
import { jackpotChecks } from './jackpots.ts'
import { keyChecks } from './keys.ts'
import { modeChecks } from './modes.ts'
import { movementChecks } from './movements.ts'
import { refusalChecks } from './refusals.ts'
import { reservationChecks } from './reservations.ts'
import { rollbackChecks } from './rollbacks.ts'
import { roundChecks } from './rounds.ts'
import { signatureChecks } from './signature.ts'
import { splitChecks } from './splits.ts'
import { noSessionChecks } from './no-session.ts'

/** LIST of checks, in the order of a run. */
export const CHECKS: readonly Check[] = [
  ...signatureChecks,
  ...bodyChecks,
  ...envelopeChecks,
  ...authenticateChecks,
  ...movementChecks,
  ...keyChecks,
  ...noSessionChecks,
  ...rollbackChecks,
  ...roundChecks,
  ...betChecks,
  ...reservationChecks,
  ...refusalChecks,
  ...jackpotChecks,
  ...splitChecks,
  ...concurrencyChecks,
  ...modeChecks,
]
