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

/** Nothing could be checked; the message is a sentence for a person. */
export class CannotBegin extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}

const needed = '1000.0000'

/** Checks the vendor wallet of an operator from outside and prints a line for each check. */
export async function runConformance(
  settings: Settings,
  print: (line: string) => void,
): Promise<Summary> {
  const only = settings.only?.toLowerCase() ?? ''
  const checks = CHECKS.filter(({ name }) => name.toLowerCase().includes(only))
  if (checks.length === 0) throw new CannotBegin(`No check's name contains "${only}".`, 2)
  const kit = await open(settings)
  const before = amount(kit.player.balance)
  if (before < amount(needed)) {
    throw new CannotBegin(`${settings.account} has ${toWire(before)}; the kit needs ${needed}.`)
  }
  const summary = { checks: checks.length, failed: 0, skipped: 0 }
  for (const check of checks) {
    const outcome = await runCheck(check, kit)
    if (outcome.state === 'FAIL') summary.failed += 1
    if (outcome.state === 'skip') summary.skipped += 1
    print(lineOf(outcome))
  }
  const left = await kit.balance().catch(() => before)
  if (left !== before) print(`The account's balance changed by ${toWire(subtract(left, before))}.`)
  print(`${summary.checks} checks, ${summary.failed} failed, ${summary.skipped} skipped`)
  return summary
}

async function open(settings: Settings): Promise<Kit> {
  try {
    return await Kit.open(settings)
  } catch (error) {
    if (isNetwork(error)) {
      throw new CannotBegin(`No server answers at ${settings.url} (${networkTrouble(error)}).`)
    }
    if (error instanceof Unexpected) {
      throw new CannotBegin(`The kit cannot sign a player in: ${error.message}`)
    }
    throw error
  }
}
