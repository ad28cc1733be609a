import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SUMS, writeSums } from './tidy/migrations.ts'
import { readTree } from './tidy/read-tree.ts'
import { RULES } from './tidy/rules.ts'

const root = resolve(import.meta.dirname, '..')

if (process.argv.includes('--write')) {
  writeFileSync(join(root, SUMS), writeSums(readTree(root)))
  console.log(`Wrote ${SUMS}.`)
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
