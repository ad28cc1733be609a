/** @import { Command } from './list.mjs' */

const group = 'Our own games'

/** @type {Command[]} */
export const gameCommands = [
  {
    name: 'prove',
    group,
    summary: 'computes the exact return of new models and writes docs/RETURNS.md',
    usage: '[--all]',
    options: [['--all', 'proves every model again']],
    run: { kind: 'script', file: 'scripts/prove/run.ts' },
  },
  {
    name: 'simulate',
    group,
    summary: 'plays models and compares the outcome with the exact return',
    usage: '[--model <id>] [--seconds 5 | --spins <n>] [--seed <text>]',
    run: { kind: 'script', file: 'scripts/simulate/run.ts' },
  },
  {
    name: 'rng:certify',
    group,
    summary: 'runs the statistical tests of the RNG and writes docs/RNG.md',
    usage: '[--sequences 1000] [--draws 10000000] [--all]',
    options: [['--all', "dieharder's whole battery: two hours and 27 GB"]],
    run: { kind: 'script', file: 'scripts/rng/run.ts' },
  },
  {
    name: 'verify-round',
    group,
    summary: 'verifies a round of our games without any code of the site',
    usage: "'<address of the round>' [--hash <noted hash>] [--seed <server seed>]",
    run: { kind: 'script', file: 'scripts/verify-round.mjs' },
  },
  {
    name: 'jackpot:switch',
    group,
    summary: 'pauses an in-house jackpot or resumes it',
    usage: '--code lantern-pot --on|--off --reason "…"',
    run: { kind: 'program', program: 'pot-switch' },
  },
  {
    name: 'large-wins',
    group,
    summary: 'lists large wins, or records who reviewed one',
    usage: '[--from 2026-11-01] [--to 2026-12-01] [--times 250] [--least 50000000]',
    options: [['--approve <round> --by anna', 'records the review']],
    run: { kind: 'program', program: 'large-wins' },
  },
]
