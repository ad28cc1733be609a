import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { pageOf } from './help.mjs'
import { commands } from './list.mjs'

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
writeFileSync(join(root, 'docs', 'COMMANDS.md'), pageOf(commands, Object.keys(manifest.scripts)))
console.log('Wrote docs/COMMANDS.md.')
