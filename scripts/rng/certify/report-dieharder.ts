import type { Row } from './dieharder.ts'
import { groupVerdicts, repeats, formatP, table, format } from './report-words.ts'
import type { Result } from './result.ts'

const title = '## Raw output: dieharder'

export function dieharderPart({ dieharder, sizes }: Result): string {
  if (dieharder === null) {
    return `${title}\n\nThe program dieharder is not on this machine, so its tests were not run.`
  }
  const { whole, verdicts } = dieharder
  const rows = groupVerdicts(verdicts, ({ test }: Row) => test.replace(/( \d+)?(, \d+)?$/, '')).map(
    ([test, all]) => [test, ...['normal', 'reversed'].map((order) => valuesOf(all, order))],
  )
  const how =
    `a file of ${format(sizes.megabytes)} MiB of raw output is read by each from its beginning, ` +
    'once as it is and once with the bits of each word reversed. WEAK is 10⁻⁶ to 10⁻³ here, on ' +
    'both sides, and FAILED is below.'
  const which = whole
    ? 'Its battery `-a`, but for the test that it says not to use'
    : 'Of its battery `-a` the tests for which one such file is enough, but for those that it ' +
      'calls suspect itself (`--all` runs all of them)'
  const counted = repeats(verdicts, ({ test }) => test)
  return [
    title,
    `${which}: ${how}`,
    table(['test', 'p-values', 'of reversed words'], rows),
    `Repeated: ${counted}.`,
  ].join('\n\n')
}

function valuesOf(verdicts: readonly { key: string; values: readonly Row[] }[], order: string) {
  const values = verdicts
    .filter(({ key }) => key.startsWith(order))
    .flatMap(({ values: taken }) => taken.at(-1)?.p ?? [])
  if (values.length <= 5) return values.map(formatP).join(', ')
  return `${values.length} from ${formatP(Math.min(...values))} to ${formatP(Math.max(...values))}`
}
