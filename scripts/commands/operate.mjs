/** @import { Command } from './list.mjs' */

const operate = 'Operate a site'
const payments = 'Payments'

/** @type {Command[]} */
export const operateCommands = [
  {
    name: 'brand:add',
    group: operate,
    summary: 'adds a closed brand and lists what it needs before it opens',
    usage: '--code lotus --name "Lotus Club" --host play.example',
    options: [
      ['--currency VND', 'currency of the brand; VND by default'],
      ['--language EN', 'default language; EN by default'],
      ['--time-zone UTC', 'time zone of its reports; UTC by default'],
      ['--country ZZ', 'two letters; ZZ (none) by default'],
      ['--minimum-age 18', 'years, 18 to 25; 18 by default'],
      ['--demonstration', 'a brand to try, without the checklist; not in production'],
    ],
    run: { kind: 'program', program: 'brand-add' },
  },
  {
    name: 'brand:check',
    group: operate,
    summary: 'lists what a brand still needs before it opens, with the screen of the office',
    usage: '--code lotus',
    options: [['exit code', '0: everything is in place; 1: something is missing']],
    run: { kind: 'program', program: 'brand-check' },
  },
  {
    name: 'brand:set',
    group: operate,
    summary: 'changes the market profile, the certified return or shared exclusions of a brand',
    usage: '--code lotus [--market …] [--returns …] [--exclusions …]',
    options: [
      ['--market strict|open|lab', 'market profile'],
      ['--returns 94', 'certified return; games without that version keep their own'],
      ['--exclusions shared|apart', 'whether self-exclusions count at other brands'],
    ],
    run: { kind: 'program', program: 'brand-set' },
  },
  {
    name: 'staff:add',
    group: operate,
    summary: 'adds a staff account and prints its first password',
    usage: '--name anna --role administrator',
    options: [['--role …', 'a role; repeat for several']],
    run: { kind: 'program', program: 'staff-add' },
  },
  {
    name: 'message:send',
    group: operate,
    summary: 'sends an inbox message to one member or to all members of a brand',
    usage: '--brand lotus --title "Hello" --content "…" [--member anna] [--language VI]',
    options: [
      ['--member anna', 'one member; all members of the brand by default'],
      ['--language VI', 'language of the text; EN by default'],
    ],
    run: { kind: 'program', program: 'message-send' },
  },
  {
    name: 'audit',
    group: operate,
    summary: 'replays the ledger, proves every balance and checks the audit log',
    options: [['exit code', '0: no findings; 1: findings, one per line']],
    run: { kind: 'program', program: 'audit' },
  },
  {
    name: 'lanes:spread',
    group: operate,
    summary: 'moves members to the ledger lanes of WALLET_LANES, while the site runs',
    options: [['WALLET_LANES', 'how many lanes to use, up to 8']],
    run: { kind: 'program', program: 'lanes-spread' },
  },
  {
    name: 'backup',
    group: operate,
    summary: 'backs up database, uploaded pictures and anchors while the site runs',
    usage: '[<folder or .tar.gz>]',
    options: [
      ['DATABASE_URL', 'takes a base backup of that PostgreSQL; the embedded one by default'],
      ['--uploads', 'only the pictures; into an existing copy only new ones'],
      ['exit code', '0: complete; 1: not made, or the pictures named are missing'],
    ],
    run: { kind: 'script', file: 'scripts/commands/backup.mjs' },
  },
  {
    name: 'restore',
    group: operate,
    summary: 'checks a backup and restores it into an empty data folder',
    usage: '<folder or .tar.gz>',
    options: [
      ['--cluster <folder>', 'for a PostgreSQL of your own: the empty folder it will start from'],
      ["--archive 'cp /archive/%f %p'", 'also replays its archived log: its restore_command'],
      ['--until 2026-11-19T04:00:00Z', 'replays until that moment; to the end by default'],
    ],
    run: { kind: 'script', file: 'scripts/commands/restore.mjs' },
  },
  {
    name: 'payment:provider',
    group: payments,
    summary: 'adds, changes or switches a payment provider of a brand',
    usage: '--brand lotus --code acme --kind webhook --url https://pay.acme.example',
    options: [
      ['--pays-out bank,ewallet', 'payout targets it serves'],
      ['--secret-file <file>', 'its secret; or PAYMENT_SECRET in the environment'],
      ['--on, --off', 'switches it'],
    ],
    run: { kind: 'program', program: 'payment-provider' },
  },
  {
    name: 'payment:method',
    group: payments,
    summary: 'adds, changes or switches a deposit method of a brand',
    usage: '--brand lotus --code cards --provider acme --least 50000 --most 5000000',
    options: [
      ['--least, --most, --most-a-day', 'minimum, maximum, and maximum per day'],
      ['--quick 100000,500000', 'amounts offered as buttons'],
      ['--fee-percent 0.5, --fee-fixed 1000', 'fee'],
      ['--minutes 15', 'minutes until a deposit expires'],
      ['--name "Acme", --place 1', 'label and position'],
      ['--channel page|momo|zalopay|usdt', 'the page, an e-wallet or a coin; page by default'],
      ['--currency VND', 'currency'],
      ['--institution, --account-number, --account-name, --qr', 'the receiving account'],
      ['--on, --off', 'switches it'],
    ],
    run: { kind: 'program', program: 'payment-method' },
  },
  {
    name: 'payment:list',
    group: payments,
    summary: 'lists the payment providers and deposit methods of a brand',
    usage: '--brand lotus',
    run: { kind: 'program', program: 'payment-list' },
  },
]
