import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeSums } from './tidy/migrations.ts'
import { readTree } from './tidy/read-tree.ts'
import { RULES } from './tidy/rules.ts'

const root = resolve(import.meta.dirname, '..')

if (process.argv.includes('--write')) {
  for (const [path, text] of writeSums(readTree(root))) {
    writeFileSync(join(root, path), text)
    console.log(`Wrote ${path}.`)
  }
}

const tree = readTree(root)
const findings = Object.entries(RULES).flatMap(([name, rule]) =>
  rule(tree).map((finding) => ({ name, ...finding })),
)
for (const { name, path, line, message } of findings) {
  console.log(`${path}${line === undefined ? '' : `:${line}`} ${message} [${name}]`)
}
console.log(
  `${Object.keys(RULES).length} rules, ${tree.files.size} files, ${findings.length} findings`,
)
process.exitCode = findings.length === 0 ? 0 : 1
