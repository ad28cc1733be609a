/** @import { Command } from './list.mjs' */

const group = 'Game providers'

/** @type {Command[]} */
export const providerCommands = [
  {
    name: 'provider:add',
    group,
    summary: 'adds a game provider and prints its secret once',
    usage: '--code ACME [--name "Acme Games"] [--games coin,dice]',
    options: [
      ['--launch https://acme.example/game?ticket={ticket}', 'where its games open'],
      ['--categories RNG,LIVE', 'categories it may offer'],
      ['--brands lotus', 'only these brands; all by default'],
      ['--transfer https://acme.example/wallet', 'transfer wallet; seamless by default'],
      ['--hot, --trial', 'marked as hot; has trial play'],
    ],
    run: { kind: 'program', program: 'vendor-add' },
  },
  {
    name: 'provider:switch',
    group,
    summary: 'opens or closes a provider or one of its games',
    usage: '--code ACME --on|--off [--brand lotus] [--game coin]',
    run: { kind: 'program', program: 'vendor-switch' },
  },
  {
    name: 'provider:conformance',
    group,
    summary: 'tests a wallet API from outside, rule by rule',
    usage: '--url https://play.example --vendor ACME --secret …',
    options: [
      ['--game <code>', 'a game of the provider'],
      ['--account demo', 'the account that plays'],
      ['--mode real|trial', 'cash or trial wallet'],
      ['--blocked <account>', 'a frozen or self-excluded account'],
      ['--other-game <code>', 'a game of another provider'],
      ['--only <text>', 'only checks whose name contains this'],
    ],
    run: { kind: 'script', file: 'scripts/conformance/run.ts' },
  },
  {
    name: 'games:import',
    group,
    summary: "imports a provider's game list into the lobby",
    usage: '--vendor ACME --file games.csv',
    run: { kind: 'program', program: 'games-import' },
  },
]
