import { helpOf, helpOfOne, nearest } from './commands/help.mjs'
import { commands } from './commands/list.mjs'
import { runCommand } from './commands/run-command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { reexecOnPinnedNode } from './lib/runtime.mjs'

/** One entry for all commands: `npm run fairhouse -- <command> [--help]`. */
const [name, ...args] = process.argv.slice(2)
const command = commands.find((item) => item.name === name)

if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
  console.log(helpOf(commands))
} else if (!command) {
  const near = nearest(
    name,
    commands.map((item) => item.name),
  )
  const hint = near === undefined ? '' : ` Did you mean ${near}?`
  console.error(`There is no command ${name}.${hint} List them all: npm run fairhouse`)
  process.exitCode = 2
} else if (args.includes('--help') || args.includes('-h')) {
  console.log(helpOfOne(command))
} else {
  await ensureInstalled()
  await reexecOnPinnedNode(import.meta.url)
  process.exitCode = await runCommand(command.run, args)
}
