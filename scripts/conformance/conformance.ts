import { subtract, toWire } from '@fairhouse/money'
import { isNetwork, lineOf, networkTrouble, runCheck } from './check.ts'
import { Unexpected } from './expect.ts'
import { amount, Kit } from './kit.ts'
import { CHECKS } from './rules/index.ts'
import type { Settings } from './settings.ts'

export interface Summary {
  checks: number
  failed: number
  skipped: number
}

/** The run cannot start; the message is a sentence for the user. */
export class CannotStart extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}

const minBalance = '1000.0000'

/** Checks the wallet API of an operator from outside and prints a line for each check. */
export async function runConformance(
  settings: Settings,
  print: (line: string) => void,
): Promise<Summary> {
  const only = settings.only?.toLowerCase() ?? ''
  const checks = CHECKS.filter(({ name }) => name.toLowerCase().includes(only))
  if (checks.length === 0) throw new CannotStart(`No check's name contains "${only}".`, 2)
  const kit = await open(settings)
  const initialBalance = amount(kit.player.balance)
  if (initialBalance < amount(minBalance)) {
    throw new CannotStart(
      `${settings.account} has ${toWire(initialBalance)}; the kit needs ${minBalance}.`,
    )
  }
  const summary = { checks: checks.length, failed: 0, skipped: 0 }
  for (const check of checks) {
    const outcome = await runCheck(check, kit)
    if (outcome.state === 'FAIL') summary.failed += 1
    if (outcome.state === 'skip') summary.skipped += 1
    print(lineOf(outcome))
  }
  const finalBalance = await kit.balance().catch(() => initialBalance)
  if (finalBalance !== initialBalance)
    print(`The account's balance changed by ${toWire(subtract(finalBalance, initialBalance))}.`)
  print(`${summary.checks} checks, ${summary.failed} failed, ${summary.skipped} skipped`)
  return summary
}

async function open(settings: Settings): Promise<Kit> {
  try {
    return await Kit.open(settings)
  } catch (error) {
    if (isNetwork(error)) {
      throw new CannotStart(`No server answers at ${settings.url} (${networkTrouble(error)}).`)
    }
    if (error instanceof Unexpected) {
      throw new CannotStart(`The kit cannot sign a player in: ${error.message}`)
    }
    throw error
  }
}
