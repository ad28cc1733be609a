/** @import { Command } from './list.mjs' */

/** The package scripts that have a shorter form than `npm run`. @type {readonly string[]} */
const short = ['start', 'test']

/** @param {readonly Command[]} commands */
export function helpOf(commands) {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const groups = [...new Set(commands.map(({ group }) => group))]
  const lines = groups.flatMap((group) => [
    '',
    group,
    ...commands
      .filter((command) => command.group === group)
      .map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
  ])
  const usage = [
    'npm run fairhouse -- <command> [arguments]',
    'npm run fairhouse -- <command> --help',
  ]
  return [...usage, ...lines].join('\n')
}

/** @param {Command} command */
export function helpOfOne({ name, summary, usage, options = [] }) {
  const width = Math.max(0, ...options.map(([option]) => option.length))
  return [
    `${name}: ${summary}`,
    '',
    `  ${['npm run fairhouse --', name, usage].filter(Boolean).join(' ')}`,
    ...(options.length > 0 ? [''] : []),
    ...options.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
  ].join('\n')
}

/**
 * Markdown for docs/COMMANDS.md.
 * @param {readonly Command[]} commands
 * @param {readonly string[]} scripts names in package.json
 */
export function pageOf(commands, scripts) {
  const cell = (/** @type {string} */ text) => text.replaceAll('|', String.raw`\|`)
  const row = (/** @type {Command} */ { name, summary, usage, options = [] }) => {
    const call = usage === undefined ? '' : `\`${cell(usage)}\``
    const notes = options.map(([option, meaning]) => `\`${cell(option)}\` ${cell(meaning)}`)
    return `| \`${name}\` | ${cell(summary)} | ${[call, ...notes].filter(Boolean).join('<br>')} |`
  }
  const groups = [...new Set(commands.map(({ group }) => group))]
  const own = scripts.filter((script) => script !== 'fairhouse')
  const named = own.map((name) => `\`npm ${short.includes(name) ? '' : 'run '}${name}\``)
  return [
    '# Commands',
    '',
    'Written by `npm run fairhouse -- commands:page` from `scripts/commands`.',
    '',
    '```',
    'npm run fairhouse                          # lists all commands',
    'npm run fairhouse -- <command> --help      # explains one',
    'npm run fairhouse -- <command> [arguments]',
    '```',
    '',
    `These also have a script in package.json: ${named.join(', ')}.`,
    ...groups.flatMap((group) => [
      '',
      `## ${group}`,
      '',
      '| command | what it does | arguments |',
      '|---|---|---|',
      ...commands.filter((command) => command.group === group).map(row),
    ]),
    '',
  ].join('\n')
}

/**
 * The nearest name, or undefined if none is near.
 * @param {string} typed
 * @param {readonly string[]} names
 */
export function nearest(typed, names) {
  const last = typed.split(':').at(-1)
  const scored = names.map((name) => {
    const sharesAction = typed.includes(':') && name.split(':').at(-1) === last
    return { name, distance: distanceOf(typed, name) - (sharesAction ? 3 : 0) }
  })
  const [best] = scored.toSorted((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(2, typed.length / 2) ? best.name : undefined
}

/**
 * The Levenshtein distance.
 * @param {string} a
 * @param {string} b
 */
function distanceOf(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, left] of Array.from(a).entries()) {
    const next = [i + 1]
    for (const [j, right] of Array.from(b).entries()) {
      const replaced = (row[j] ?? 0) + (left === right ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
